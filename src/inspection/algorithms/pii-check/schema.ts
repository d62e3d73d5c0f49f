import { z } from "zod";
import { countField } from "../result-fields.ts";

/** Every kind of identifier, with the names that criteria may use. */
export const piiKinds = {
  resident_number: { aliases: ["주민등록번호"], ko: "주민등록번호", en: "Korean resident registration number" },
  foreigner_number: { aliases: ["외국인등록번호"], ko: "외국인등록번호", en: "Korean alien registration number" },
  business_number: { aliases: ["사업자등록번호"], ko: "사업자등록번호", en: "Korean business registration number" },
  driver_license: { aliases: ["운전면허번호"], ko: "운전면허번호", en: "Korean driving licence number" },
  passport: { aliases: ["여권번호", "여권"], ko: "여권번호", en: "Korean passport number" },
  account: { aliases: ["계좌번호", "계좌"], ko: "계좌번호", en: "bank account number" },
  card: { aliases: ["카드번호", "카드"], ko: "카드 번호", en: "payment card number" },
  iban: { aliases: [], ko: "국제 계좌번호(IBAN)", en: "IBAN" },
  ssn: { aliases: [], ko: "미국 사회보장번호", en: "US social security number" },
  phone: { aliases: ["전화번호"], ko: "전화번호", en: "phone number" },
  email: { aliases: ["이메일", "전자우편"], ko: "이메일 주소", en: "e-mail address" },
  ip: { aliases: ["IP 주소"], ko: "IP 주소", en: "IP address" },
} as const;
export type PiiKind = keyof typeof piiKinds;
export const piiKindNames = Object.keys(piiKinds) as readonly PiiKind[];

const number = (kind: PiiKind) => {
  const { ko, en, aliases } = piiKinds[kind];
  return countField(ko, en, { aliases, spoken: { ko: `${ko} {}건`, en: `${en}: {}` } });
};

const counts = Object.fromEntries(piiKindNames.map((kind) => [kind, number(kind)])) as Record<
  PiiKind,
  ReturnType<typeof number>
>;

export const piiResultSchema = z.object({
  count: countField("개수", "Count", {
    aliases: ["개인정보"],
    units: ["개", "건"],
    spoken: { ko: "개인정보 {}건", en: "pieces of personal data: {}" },
  }),
  ...counts,
});

export const piiSettingsSchema = z.strictObject({
  /** The kinds to look for; all of them when absent. */
  kinds: z.array(z.enum(piiKindNames)).min(1).optional(),
  /** Resident numbers of people born since October 2020 carry no check digit: report them although none can be checked. */
  recentResidents: z.boolean().default(false),
});
