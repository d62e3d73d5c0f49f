import type { Address, Email } from "postal-mime";
import { brokenDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { paginate } from "../paginate.ts";
import { mailInUtf8 } from "./mail-in-utf8.ts";

/** Messages within messages, and the lines above a message: no mail of people has more. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };

/** A mail: who wrote what to whom and when, its text, and the names of what is attached. Attachments are not opened. */
export async function* parseEml(bytes: Uint8Array, { name }: ParseContext): AsyncIterable<ParsedPage> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(mailInUtf8(bytes), limits).catch((error: unknown) => {
    throw brokenDocument(name, { ko: "전자우편이 깨졌습니다", en: "the mail is broken" }, error);
  });
  const body = mail.html === undefined ? (mail.text ?? "") : htmlToText(mail.html).text;
  yield* paginate([headOf(mail), body.trim(), attachmentsOf(mail)].filter((part) => part !== "").join("\n\n"));
}

function headOf({ subject, from, to, cc, date }: Email): string {
  const lines = [
    ["From", from === undefined ? "" : people([from])],
    ["To", people(to ?? [])],
    ["Cc", people(cc ?? [])],
    ["Date", date ?? ""],
  ].filter(([, value]) => value !== "");
  const title = subject === undefined || subject === "" ? [] : [`# ${subject}`];
  return [...title, lines.map(([label, value]) => `- ${label}: ${value}`).join("\n")].filter(Boolean).join("\n\n");
}

function people(addresses: readonly Address[]): string {
  return addresses
    .map(({ name, address, group }) =>
      group === undefined ? [name, address ? `<${address}>` : ""] : [name, people(group)],
    )
    .map((parts) => parts.filter(Boolean).join(" "))
    .join(", ");
}

function attachmentsOf({ attachments }: Email): string {
  const named = attachments.flatMap(({ filename }) => (filename ? [`- ${filename}`] : []));
  return named.length === 0 ? "" : ["## Attachments", named.join("\n")].join("\n\n");
}
