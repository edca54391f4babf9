import type { Kysely } from "kysely";
import { type MigrationProvider, Migrator } from "kysely/migration";
import * as content from "../../migrations/0001-content.ts";
import * as traffic from "../../migrations/0002-traffic.ts";
import * as questions from "../../migrations/0003-questions.ts";
import * as search from "../../migrations/0004-search.ts";
import * as feeds from "../../migrations/0005-feeds.ts";
import * as duties from "../../migrations/0006-duties.ts";
import * as forms from "../../migrations/0007-forms.ts";
import * as accounts from "../../migrations/0008-accounts.ts";
import * as captchaAndUploads from "../../migrations/0009-captcha-and-uploads.ts";
import * as visitors from "../../migrations/0010-visitors.ts";
import * as rateLimits from "../../migrations/0011-rate-limits.ts";
import * as audit from "../../migrations/0012-audit.ts";
import * as infographics from "../../migrations/0013-infographics.ts";
import * as seriesUnits from "../../migrations/0014-series-units.ts";
import * as widerSearch from "../../migrations/0015-wider-search.ts";
import * as sessionClients from "../../migrations/0016-session-clients.ts";
import * as searchDocuments from "../../migrations/0017-search-documents.ts";
import * as reports from "../../migrations/0018-reports.ts";
import * as solvedForms from "../../migrations/0019-solved-forms.ts";
import * as oneFold from "../../migrations/0020-one-fold.ts";
import * as categorySeries from "../../migrations/0021-category-series.ts";
import * as searchScope from "../../migrations/0022-search-scope.ts";
import * as foundByWriters from "../../migrations/0023-found-by-writers.ts";
import * as suggestedTitles from "../../migrations/0024-suggested-titles.ts";
import * as historyTokens from "../../migrations/0025-history-tokens.ts";
import * as pictureSizes from "../../migrations/0026-picture-sizes.ts";
import * as mail from "../../migrations/0027-mail.ts";
import * as staff from "../../migrations/0028-staff.ts";
import * as editing from "../../migrations/0029-editing.ts";
import * as previewTickets from "../../migrations/0030-preview-tickets.ts";
import * as idempotencyKeys from "../../migrations/0031-idempotency-keys.ts";
import * as workingTogether from "../../migrations/0032-working-together.ts";
import * as renamedSites from "../../migrations/0036-renamed-sites.ts";
import * as droppedDrafts from "../../migrations/0037-dropped-drafts.ts";
import * as endedVersions from "../../migrations/0038-ended-versions.ts";
import * as changeSetComments from "../../migrations/0039-change-set-comments.ts";
import * as previewsWithout from "../../migrations/0040-previews-without.ts";
import * as listedArticles from "../../migrations/0041-listed-articles.ts";
import * as announcements from "../../migrations/0042-announcements.ts";
import * as articleMonths from "../../migrations/0043-article-months.ts";
import * as oldAddresses from "../../migrations/0044-old-addresses.ts";
import * as cardPictures from "../../migrations/0045-card-pictures.ts";
import * as legalDocuments from "../../migrations/0046-legal-documents.ts";
import * as statistics from "../../migrations/0047-statistics.ts";
import * as publicChanges from "../../migrations/0049-public-changes.ts";
import * as searchTerms from "../../migrations/0050-search-terms.ts";
import { withLock } from "./advisory-locks.ts";
import type { Database } from "./schema.ts";

/** Every migration by name, in order. An explicit list: a file that is not here does not run. */
const migrations: MigrationProvider = {
  getMigrations: async () => ({
    "0001-content": content,
    "0002-traffic": traffic,
    "0003-questions": questions,
    "0004-search": search,
    "0005-feeds": feeds,
    "0006-duties": duties,
    "0007-forms": forms,
    "0008-accounts": accounts,
    "0009-captcha-and-uploads": captchaAndUploads,
    "0010-visitors": visitors,
    "0011-rate-limits": rateLimits,
    "0012-audit": audit,
    "0013-infographics": infographics,
    "0014-series-units": seriesUnits,
    "0015-wider-search": widerSearch,
    "0016-session-clients": sessionClients,
    "0017-search-documents": searchDocuments,
    "0018-reports": reports,
    "0019-solved-forms": solvedForms,
    "0020-one-fold": oneFold,
    "0021-category-series": categorySeries,
    "0022-search-scope": searchScope,
    "0023-found-by-writers": foundByWriters,
    "0024-suggested-titles": suggestedTitles,
    "0025-history-tokens": historyTokens,
    "0026-picture-sizes": pictureSizes,
    "0027-mail": mail,
    "0028-staff": staff,
    "0029-editing": editing,
    "0030-preview-tickets": previewTickets,
    "0031-idempotency-keys": idempotencyKeys,
    "0032-working-together": workingTogether,
    "0036-renamed-sites": renamedSites,
    "0037-dropped-drafts": droppedDrafts,
    "0038-ended-versions": endedVersions,
    "0039-change-set-comments": changeSetComments,
    "0040-previews-without": previewsWithout,
    "0041-listed-articles": listedArticles,
    "0042-announcements": announcements,
    "0043-article-months": articleMonths,
    "0044-old-addresses": oldAddresses,
    "0045-card-pictures": cardPictures,
    "0046-legal-documents": legalDocuments,
    "0047-statistics": statistics,
    "0049-public-changes": publicChanges,
    "0050-search-terms": searchTerms,
  }),
};

/**
 * Brings the database up to date; two processes at once wait for each other. Either all pending migrations are applied or none.
 * @returns the names of the migrations that ran.
 * @throws where a migration fails, or the database is newer than this release.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  // kysely makes its own bookkeeping tables before it locks: our lock stands around those as well.
  return withLock(db, "migrations", async (connection) => {
    const { error, results } = await new Migrator({ db: connection, provider: migrations }).migrateToLatest();
    if (error)
      throw new Error("The database could not be brought up to date; nothing was changed. The cause says which step failed.", {
        cause: error,
      });
    return (results ?? []).map((result) => result.migrationName);
  });
}

/** Brings an empty database to where a backup was made. @throws where this release does not know the migration: a later one has made the backup */
export async function migrateTo(db: Kysely<Database>, migration: string): Promise<void> {
  const { error } = await withLock(db, "migrations", (connection) =>
    new Migrator({ db: connection, provider: migrations }).migrateTo(migration),
  );
  if (error) throw new Error(`The database could not be brought to the migration ${migration}`, { cause: error });
}

/** Names of the migrations that this release has and the database has not. */
export async function pendingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const all = await new Migrator({ db, provider: migrations }).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
