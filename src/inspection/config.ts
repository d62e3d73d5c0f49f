import { z } from "zod";
import { aboutSetting } from "#protocol";
import { ownCheckSchema } from "./checks/own-check.ts";

/** The `inspect` part of `jihwi.config.json`. Settings of an algorithm are checked by the algorithm itself. */
export const inspectConfigSchema = z.strictObject({
  order: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .meta(
      aboutSetting(
        "어떤 검사를 어떤 차례로 할지. 첫 문제에서 멈추고, `--all`이면 끝까지 합니다.",
        "Which algorithms run, in which order, up to the first problem; `--all` runs every one.",
      ),
    ),
  algorithms: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .default({})
    .meta(aboutSetting("검사마다의 설정. 아래 표에 있습니다.", "Settings by algorithm, told in the table below.")),
  folders: z
    .array(z.string().min(1))
    .default([])
    .meta(
      aboutSetting(
        "직접 만든 검사의 폴더들. 저마다 index.ts와 criteria.md가 있습니다.",
        "Folders with algorithms of your own: each has index.ts and criteria.md.",
      ),
    ),
  checks: z
    .array(ownCheckSchema)
    .default([])
    .meta(
      aboutSetting(
        "프로그램 없이 만드는 나만의 검사: 있는 검사에 다른 이름, 설정, 기준을 준 것.",
        "Checks of your own without a program: a shipped algorithm with another name, other settings, other criteria.",
      ),
    ),
  criteria: z
    .string()
    .min(1)
    .optional()
    .meta(
      aboutSetting(
        "기준 문서 `<검사 이름>.md`가 있는 폴더.",
        "Folder with criteria documents, `<algorithm_name>.md`, in place of the shipped ones.",
      ),
    ),
  mask: z
    .boolean()
    .default(false)
    .meta(aboutSetting("보고서에서 개인정보와 비밀을 가립니다.", "Hides personal data and secrets in reports.")),
  suppressions: z
    .boolean()
    .optional()
    .meta(
      aboutSetting(
        "문서 안의 주석으로 지적을 끌 수 있는지. 없으면 파일에서만 됩니다.",
        "Whether comments in documents may switch findings off; in files only when it is left out.",
      ),
    ),
  judge: z
    .enum(["compiled", "model"])
    .default("compiled")
    .meta(
      aboutSetting(
        "compiled: 코드로 옮겨지는 기준은 코드가, 나머지는 모델이 판정합니다. model: 모델이 기준 전체로 판정합니다.",
        "compiled: code judges by the conditions that compile, a model by the prose. model: a model judges by the whole document.",
      ),
    ),
  votes: z
    .int()
    .min(1)
    .max(9)
    .default(1)
    .meta(
      aboutSetting("글로 된 기준마다 모델에게 묻는 횟수.", "How often a model is asked about each condition in prose."),
    ),
  maxBytes: z
    .int()
    .min(1)
    .default(16 * 1024 * 1024)
    .meta(aboutSetting("이보다 큰 문서는 오류로 적습니다(바이트).", "Larger documents become error rows (bytes).")),
});
export type InspectConfig = z.infer<typeof inspectConfigSchema>;

export const defaultInspectConfig: InspectConfig = inspectConfigSchema.parse({});
