import { oneOf } from "#language";

const dropping = oneOf`
  (?:drop|skip|omit|remove|hide|discard|exclude|ignore|delete|eliminate|ditch)(?!-)
  (?:dropping|skipping|omitting|removing|hiding|discarding|excluding|ignoring|deleting)
  (?:dropped|omitted|removed|excluded|ignored|deleted)
  (?:leav|tak|filter|throw|kick|weed|rul|cut|keep)\w*\sout
  get\srid\sof
`;
const koreanDropping = oneOf`
  [빼뺀뺄뺍뺐]
  제외
  제거
  삭제
  지[워우운울웠]
  숨[겨기긴길겼김]
  감[춰추춘출췄]
  없애
  버[려리린릴렸]
  치[워우운울웠]
  무시
  가려\s?(?:줘|주)
  [은는을를]\s?걸러
`;

/** Who drops the rest, or everything but a place, wants that place. */
const restDropped = [
  String.raw`\b(?:${dropping})\s(?:everything|anything|all)(?:\s(?:the\s)?(?:others?|else|papers|ones))?\s(?:except|but|save|besides)\b`,
  String.raw`\b(?:${dropping})\s(?:all\s)?(?:of\s)?(?:the\s)?(?:rest|others?|remaining|everything\selse)\b`,
  String.raw`나머지[는은를을]?\s?(?:다\s|모두\s|전부\s|싹\s)?(?:${koreanDropping})`,
].map((wording) => new RegExp(wording, "giu"));

const allBut = oneOf`
  \b(?:except|besides|apart\sfrom|aside\sfrom|other\sthan)\b
  \b(?:all|everything|anything)\sbut\b
  말고
  외[에의]\s
`;
/** Out may stand behind what it is said of: leave the ACL ones out. */
const droppedApart = String.raw`\b(?:leave|take|filter|throw|kick|weed|rule|cut|keep)\s[^.;!?]{1,60}?\sout\b`;
const dropped = new RegExp(String.raw`\b(?:${dropping})\b|${droppedApart}|${koreanDropping}|${allBut}`, "iu");

/** What papers are without is not where they appeared; nor is what nobody wants: I don't want the ACL ones, ACL 논문은 필요 없어. */
const unwanted = new RegExp(
  oneOf`
    아닌
    아니
    없
    않
    싫
    (?<![가-힣])안\s?[보봐볼본나궁쓰]
    \b(?:without|not|no|never|minus|dont)\b
    n['’]t\b
  `,
  "iu",
);

/** Whether a message takes something away from papers: ACL 논문은 숨겨줘, leave out the ACL ones. */
export const dropsSome = (message: string) =>
  dropped.test(restDropped.reduce((left, wording) => left.replace(wording, " "), message));

/** Whether a message says what papers are to be without, in whatever words. */
export const saysWithout = (message: string) => dropsSome(message) || unwanted.test(message);
