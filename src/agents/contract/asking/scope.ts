import type { Contract } from "#contracts";
import { contentWords, labelsInText, rankUnits } from "#contracts";
import { refersBack } from "./refers-back.ts";

const contractWords =
  /계약|조항|조문|약관|조건|갑|을(?:은|이|의)|당사자|서명|날인|별지|부칙|목차|체크리스트|독소|불리|유리|위험|검토|표준|비교|정의|뜻(?:이|은)|\b(?:contract|agreement|clause|article|section|exhibit|parties|provision|terms?)\b/i;
const otherMatters =
  /날씨|기온|미세먼지|점심|저녁\s?(?:메뉴|뭐)|메뉴\s?추천|맛집|레시피|요리|영화\s?추천|노래\s?추천|농담|유머|주식|주가|코인|비트코인|환율|로또|축구|야구|월드컵|올림픽|대통령|수도(?:는|가)|파이썬|자바스크립트|코드\s?(?:짜|작성)|프로그래밍|이메일\s?(?:써|작성)|시\s?(?:한\s?편|써)|소설|번역기|운세|타로|여행지|비행기|호텔|뉴스|몇\s?시(?:야|예요|인가요)|안녕|반가워|고마워|감사합니다|너는?\s?누구|이름이\s?뭐|자기소개|\b(?:weather|recipe|joke|stock|bitcoin|football|president of|capital of|python|javascript|write (?:me )?(?:a )?(?:poem|code|story|song)|movie|restaurant|who are you|hello|thank you|what time is it)\b|^\s*\d+\s?[+*x×/-]\s?\d+/i;

/** What rules make of a question's scope. `sure`: no model need be asked. */
export interface ScopeByRule {
  readonly inScope: boolean;
  readonly sure: boolean;
  readonly referencesPrevious: boolean;
}

/** Judges by words whether a question is about this contract and whether it refers back. */
export function scopeByRule(question: string, contract: Contract, hasPrevious: boolean): ScopeByRule {
  const referencesPrevious = refersBack(question);
  const about = contractWords.test(question) || labelsInText(question, contract).length > 0;
  const other = otherMatters.test(question);
  if (about) return { inScope: true, sure: true, referencesPrevious };
  if (other) return { inScope: false, sure: true, referencesPrevious: false };
  if (referencesPrevious && hasPrevious) return { inScope: true, sure: true, referencesPrevious };
  const known = contentWords(question).some((word) => knows(contract, word));
  const fit = rankUnits(contract, question)[0]?.fit ?? "far";
  return { inScope: known || fit !== "far", sure: fit === "settles", referencesPrevious };
}

/** Whether a word, or its stem without an ending, stands in the contract. */
function knows(contract: Contract, word: string): boolean {
  const text = contract.text.toLowerCase();
  const squeezed = squeezedText(contract);
  return word.length >= 2 && (text.includes(word) || (word.length >= 3 && squeezed.includes(word.slice(0, -1))));
}

const squeezedTexts = new WeakMap<Contract, string>();

/** PDF extraction breaks words ("매니 지먼트"), so words are also looked for with all blanks taken out. */
function squeezedText(contract: Contract): string {
  const known = squeezedTexts.get(contract);
  if (known !== undefined) return known;
  const squeezed = contract.text.replace(/\s/g, "").toLowerCase();
  squeezedTexts.set(contract, squeezed);
  return squeezed;
}
