import { listedWords } from "#language";
import type { Token } from "../tokens.ts";

/** Words that join, place or soften what is said and add nothing to it; what some of them change is a cue of its own. */
const lightWords: ReadonlySet<string> = listedWords(`
    안에 안 동안 때문 이유 사이 가운데 중 이내 이번 해당 각각 별도 따로 경우 때 데 셈 것 점 곳 쪽 편
    받 받습니다 받고 받게 받으면 할 하려 두 두면 나면 나서 보면 보통 원칙적 기본적 실제 실제로 즉 결국 다만 그래서 따라서 그러나 반면
    아직 다 바로 이미 먼저 미리 모두 그대 그대로 스스 직접 새로 다시 같은 같 다른 아무 아무리
    그럴 그렇 그러면 제대 제대로 지금 갔다면 간다면 왔다면 온다면 했다면 됐다면
    따르면 의하면 봅니다 보았습니다 봤습니다 여깁니다 밝힙니다 밝혔습니다 보고합니다 보고했습니다 말합니다 설명합니다 지적합니다 전합니다
    논문 논문은 논문에서 논문에서는 연구는 연구에서 연구에서는 저자는 저자들은 저자가 저자들이 공저자로 참여한 밝힌다 말한다 본다 보고한다
    필요 가능 합니다 됩니다 됐습니다 되었습니다 있습니다 없습니다 아닙니다 아니고 아닌 아니에요
    get gets come comes take takes say says keep keeps go goes goe put need needs requir
    can't don't doesn't isn't aren't won't cannot doe does
    use used uses using that which call calls called show shows showed find finds found report reports reported
    still after before first once even just while since because until later already also
    someone anyone noth anyth thi this them itself yes every each another both either allow allowed count counts
  `);

/** Figures are looked at by checks of their own, which know what may be worked out. */
export function isLight({ kind, stem }: Token): boolean {
  return kind === "figure" || lightWords.has(stem);
}
