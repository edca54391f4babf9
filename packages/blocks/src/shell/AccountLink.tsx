import type { ReactNode } from "react";
import type { Language } from "@portal/core";
import { ministryPages } from "@portal/domain";
import { useHost } from "@portal/react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";

/** To the login; once the page is hydrated and somebody is logged in, to the profile. What the server sends is the same for every visitor. */
export function AccountLink({ language, className }: { readonly language: Language; readonly className: string | undefined }): ReactNode {
  const { Link, visitor } = useHost();
  const t = useTexts(shellTexts);
  const isLoggedIn = useHydrated() && Boolean(visitor?.id);
  return (
    <Link className={className} href={ministryPages[language][isLoggedIn ? "profile" : "login"]}>
      {t(isLoggedIn ? "shell.account" : "shell.login")}
    </Link>
  );
}
