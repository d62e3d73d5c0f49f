import { oneOf } from "#language";

/** Words behind what they leave out: 서울 빼고. */
const leavingOut = oneOf`
  제외(?:하|한|했|할|해|시키|시킨)[가-힣]{0,3}
  (?<=[\s\ue000])제외시?
  빼(?:고|면|곤|서|놓고|두고)?
  뺀|뺐을
  말고|말곤
  아닌|아니고|아니라
`;
/** What such a word may wear, and what may be said with it: 빼고는, 뺀 나머지, 제외했을 때. */
const worn = String.raw`(?:은|는|도|서|서는|에|에는|의)?(?:\s?(?:때|때는|경우|경우에|경우에는))?(?:\s?나머지(?:는|의|에서|에서는)?)?`;
const ends = String.raw`(?=[\s,?？!.]|$)`;
const before = String.raw`(?<=[가-힣\w\ue000](?:을|를|은|는|이|가|만|만을|만은|도|들을|들은|들이)?\s*)`;

/** What stands before such a word, as a pattern; a condition that is read already is a mark. */
export const notWords = `${before}(?:${leavingOut})${worn}${ends}`;

const englishLeavingOut = oneOf`
  except(?: for)?
  excepting
  excluding
  (?:with the )?exception of
  other than
  (?:apart|aside) from
  leaving out
  (?:is|are|was|were)(?:n['’]?t| not)(?: in| from| of| by)?
  not(?: in| from| of| by)?
  outside(?: of)?
`;
export const englishNot = String.raw`\b(?:${englishLeavingOut})(?=\s)`;

const leftOver = oneOf`
  [가-힣\w]*제외[가-힣]*
  [가-힣\w]+(?:빼고|뺀|빼면|말고|말곤|아닌)[는도]?
  (?:빼|뺀|뺐|뺄|뺌)[가-힣]*
  말고[가-힣]*|말곤
  아니[가-힣]*|아닌[가-힣]*|아닐[가-힣]*|아님[가-힣]*|않[가-힣]*
  이외[가-힣]*|외[에의엔]?[는도]?|밖의?
  안|못|못[한하했][가-힣]*|없이[가-힣]*
  not|no|never|none|neither|nor|without|except[a-z]*|exclud[a-z]*|other|otherwise|besides|beyond|unless|but
  (?:is|are|was|were|do|does|did|has|have|had|ca|wo|would|could|should)n['’]?t|cannot
`;
const negation = new RegExp(`^(?:${leftOver})$`, "i");

/** Whether a word denies something: unread, it would turn an answer into its opposite. */
export const isNegation = (word: string) => negation.test(word);
