import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eraseRecord } from "./erase.ts";
import { publishChangeSet } from "./publish.ts";
import { sizeOfBytes, storeBytes } from "./record-bytes.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const editor = member({ cuc: ["editor"] });
const administrator = member({}, { isAdministrator: true });

describe("erasure", () => {
  it("is refused while a set that is in review, approved or scheduled holds the record, and names the set", async () => {
    const { fill, db, open, save, retitle, live, submit, approve, tools, titles } = newsroom();
    await fill(["mot", "hai"]);
    const record = await live("article", "mot");
    const removal = await open(editor);
    await save(editor, removal, "article", "mot", { record: null });
    await submit(editor, removal);
    await approve(editor, removal);
    await publishChangeSet(tools, editor, { id: removal, expected: undefined, how: "now" });
    const id = await open(editor, "Đăng lại");
    await save(editor, id, "article", "mot", { record: record ?? null });
    await retitle(editor, id, { hai: "Hai mới" });
    await submit(editor, id);
    const erase = () => eraseRecord(db, administrator, { kind: "article", key: "mot" });
    const refused = { code: "wrong-state", details: { changeSets: [expect.objectContaining({ id, title: "Đăng lại" }) as object] } };
    await expect(erase()).rejects.toMatchObject(refused);
    await approve(editor, id);
    await expect(erase()).rejects.toMatchObject(refused);
    await publishChangeSet(tools, editor, { id, expected: undefined, how: "now" });
    expect(await titles()).toEqual({ mot: "Tin mot", hai: "Hai mới" });
  });

  it("leaves nothing to publish of a set that lost a part of what was approved", async () => {
    const { fill, db, open, retitle, submit, approve, tools, titles } = newsroom();
    await fill(["mot", "hai"]);
    const id = await open(editor);
    await retitle(editor, id, { mot: "Một mới", hai: "Hai mới" });
    await submit(editor, id);
    await approve(editor, id);
    await db.updateTable("edition").set({ record: null, erased_at: new Date() }).where("key", "=", "mot").execute();
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toMatchObject({
      code: "invalid",
      details: [{ kind: "article", key: "mot" }],
    });
    expect(await titles()).toEqual({ mot: "Tin mot", hai: "Tin hai" });
  });

  it("removes the bytes of a file at once, unless another file has them", async () => {
    const { fill, db, open, save } = newsroom();
    await fill([]);
    const upload = async (text: string) => {
      const bytes = Buffer.from(text);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await storeBytes(db, sha256, bytes);
      return sha256;
    };
    const [own, shared] = [await upload("riêng"), await upload("chung")];
    const drafts = { "cuc/mot.txt": own, "cuc/hai.txt": shared, "cuc/ba.txt": shared };
    for (const [path, sha256] of Object.entries(drafts))
      await save(editor, await open(editor), "file", path, { record: { path, contentType: "text/plain", sha256 } });
    await eraseRecord(db, administrator, { kind: "file", key: "cuc/mot.txt" });
    await eraseRecord(db, administrator, { kind: "file", key: "cuc/hai.txt" });
    expect([await sizeOfBytes(db, own), await sizeOfBytes(db, shared)]).toEqual([undefined, 5]);
  });
});
