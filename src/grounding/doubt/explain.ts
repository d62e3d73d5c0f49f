import type { Localized } from "#protocol";
import type { Objection } from "../statement.ts";
import type { Closest } from "./match-tokens.ts";
import type { Signal } from "./signal.ts";

type Reason = Pick<Objection, "status" | "reason">;

/** Why a claim is marked that no single check objects to: the heaviest of what speaks against it, in words. */
export function wordingObjection(against: readonly Signal[], closest: Closest): Objection {
  const [first] = against.flatMap((signal) => {
    const reason = reasonOf(signal);
    return reason === null ? [] : [{ ...reason, check: checkOf(signal) }];
  });
  return {
    ...(first ?? fallback),
    against: { label: closest.unit.label, quote: closest.sentence },
  };
}

/** What the lexicon tells of the words is a check of its own. */
export function checkOf({ name }: Pick<Signal, "name">): "exchanged" | "wording" {
  return exchanges.has(name) ? "exchanged" : "wording";
}

const exchanges: ReadonlySet<string> = new Set(["kind", "kind-moved", "opposite"]);

const fallback: Reason & Pick<Objection, "check"> = {
  check: "wording",
  status: "unsupported",
  reason: { ko: "원문의 말을 쓰면서 다르게 말합니다", en: "It uses the evidence's words and says something else" },
};

const addsWords: Localized = {
  ko: "원문에 없는 말이 들어 있습니다",
  en: "It has words that the evidence does not have",
};

const told: Readonly<Record<string, Localized>> = {
  "signs-odd": { ko: "긍정과 부정이 원문과 다릅니다", en: "What is denied and what is not differs from the evidence" },
  "new-words": addsWords,
  denials: { ko: "긍정과 부정이 원문과 다릅니다", en: "What is denied and what is not differs from the evidence" },
  scattered: {
    ko: "원문에서 서로 다른 곳에 있는 말을 한데 이었습니다",
    en: "It joins words that stand in different places of the evidence",
  },
  "left-out": {
    ko: "원문의 말을 빼고 옮겨 뜻이 달라졌을 수 있습니다",
    en: "It leaves out words of the evidence, which may change what is said",
  },
  crossed: {
    ko: "원문에서 서로 다른 것에 대한 말을 맞바꾸었습니다",
    en: "It exchanges what the evidence says of two things",
  },
  reordered: { ko: "원문의 말을 다른 순서로 이었습니다", en: "It joins the evidence's words in another order" },
};

function reasonOf({ name, words }: Signal): Reason | null {
  if (name.startsWith("lost:"))
    return {
      status: "unsupported",
      reason: { ko: `원문의 “${words}”이(가) 빠졌습니다`, en: `It leaves out “${words}” of the evidence` },
    };
  if (name === "elsewhere")
    return {
      status: "unsupported",
      reason: {
        ko: `“${words}”: 여기가 아니라 다른 자료에 있는 말입니다`,
        en: `“${words}” is in another source than this`,
      },
    };
  if (name === "added-words" && words === "") return { status: "unsupported", reason: addsWords };
  if (/^(?:added-words$|cue(?:-here)?:)/u.test(name))
    return {
      status: "unsupported",
      reason: { ko: `“${words}”: 원문에는 그런 말이 없습니다`, en: `“${words}”: the evidence says nothing like it` },
    };
  if (name === "replaced" || name === "replaced-verb" || exchanges.has(name)) {
    const [mine = "", theirs = ""] = words.split("\u0000");
    return {
      status: "contradicts",
      reason: {
        ko: `“${mine}” 자리에 원문은 “${theirs}”입니다`,
        en: `Where it says “${mine}”, the evidence says “${theirs}”`,
      },
    };
  }
  if (name === "own-denial")
    return {
      status: "unsupported",
      reason: { ko: `“${words}”을(를) 부정하는 말은 원문에 없습니다`, en: `The evidence does not deny “${words}”` },
    };
  const reason = told[name.replace(/-(?:letters|clauses)$/u, "")];
  return reason === undefined ? null : { status: "unsupported", reason };
}
