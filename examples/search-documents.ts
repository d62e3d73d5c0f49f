// Brings documents and searches them; each passage knows its document, page and place.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJihwi, searchDocuments } from "jihwi";

const jihwi = createJihwi({ dataDir: await mkdtemp(join(tmpdir(), "jihwi-")) });
await jihwi.addDocument(
  "취업규칙.md",
  "# 취업규칙\n\n제10조 연차휴가는 1년에 15일로 한다.\n\n제11조 경조휴가는 5일로 한다.",
);
await jihwi.addDocument("여비.md", "# 여비 규정\n\n국내 출장의 숙박비는 1박 10만원을 넘지 못한다.");
for (const { name, page, sentence } of await searchDocuments(jihwi, "연차는 며칠인가", { k: 1 }))
  console.log(`${name}, ${page}쪽: ${sentence.text.trim()}`);
await jihwi.close();
