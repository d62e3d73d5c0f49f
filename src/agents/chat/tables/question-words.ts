import { copulaEndings, foldPlural, listedWords, particles, questionEndings } from "#language";

/** A word of a question, in the forms that it may be meant in: 직원들의, 직원들, 직원. */
export interface QuestionWord {
  readonly text: string;
  readonly forms: readonly string[];
}

const worn = [
  ...new Set([
    ...particles,
    ...copulaEndings,
    ...questionEndings,
    ...`들 씨 님 된 한 인 하는 되는 되어 돼 했 됐 중인 인데 이란 의 서 에서의 이랑 랑 하고 가요 는요 이야 예요 이에요 인 이었 였 류 짜리 쪽 네 값 로는 때 까진 라 이라 건 거 는데 은데 여 해서 해 하면 이고 중에 중에서 중 당`.split(
      " ",
    ),
  ]),
].toSorted((one, other) => other.length - one.length);
const mostEndings = 3;

/** 몇 천원이죠: the unit that an answer is to have. */
const unitAsked = /몇\s*[십백천만억]*\s*(?:원|달러|유로|엔|%|퍼센트|프로|시간|일|살|세|점|kg|킬로)[가-힣]*/g;

/** The words of a question in order. */
export function questionWords(question: string): QuestionWord[] {
  const written =
    question
      .normalize("NFC")
      .toLowerCase()
      .replace(unitAsked, " ")
      .match(/[^\s,;:?!？！~“”‘’"'「」()[\]、]+(?:['’]s)?/g) ?? [];
  return written
    .map((text) => text.replace(/^[.\-–]+|[.\-–]+$/g, ""))
    .filter((text) => text !== "")
    .map((text) => ({ text, forms: formsOf(text) }));
}

/** A word without each of the endings that it may wear; the longest form first. */
export function formsOf(word: string): string[] {
  if (/^[a-z][a-z'’-]*$/.test(word)) {
    const bare = word.replace(/['’]s?$/, "");
    return [...new Set([word, bare, foldPlural(bare)])];
  }
  const forms = new Set([word]);
  let latest = [word];
  for (let round = 0; round < mostEndings; round += 1) {
    latest = latest.flatMap((form) =>
      worn
        .filter((ending) => form.length > ending.length && form.endsWith(ending))
        .map((ending) => form.slice(0, -ending.length)),
    );
    for (const form of latest) forms.add(form);
  }
  return [...forms].toSorted((one, other) => other.length - one.length);
}

/** Words that any table may be asked about with: they choose nothing. */
const general = listedWords(`
  중 중에 중에서 가운데 전체 전체적 모든 모두 전부 다 총 다해서 통틀어 합쳐 합쳐서 표 시트 파일 문서 자료 엑셀 행 줄 값 금액은 얼마 얼마나 몇 어느 어떤 어디 무엇 뭐 뭔 뭘 누구 누가
  언제 것 거 게 건 곳 데 사람 분 항목 은 는 이 가 을 를 의 에 에서 로 으로 와 과 도 그 그럼 그러면 그런데 근데 그리고 좀 알려 알려줘 알려주세요 말해줘 말해 보여줘 보여주세요
  구해줘 계산해줘 계산 구해 뽑아줘 찾아줘 정리해줘 골라줘 나와 나오 되 돼 되나 됩니까 되나요 되는지 있 있는 있어 있나 있나요 있습니까 있지 있는지 인가 인가요 이야 야 하 하는 하고 한 된 되는
  순 순서 순으로 대로 기준 기준으로 적힌 나온 써 쓰인 현재 지금 혹시 궁금 궁금해 이름 이름이 명단 목록 리스트 각 각각 각자 서로 우리 데이터 값은 정도 하나 어떻게 값이
  것들 항목들 제일 가장 수 숫자 얼만 얼마야 얼마지 얼마인가요 경우 해당 해당하 속한 속하 소속 관련 대한 대해 씩 및 또는 그중 중엔 중에는 있었 이었 였 적혀 줘 주세요 해줘 해 해주세요 보면 봐 봐줘 싶어
  하나도 전혀 아예 점수 개수 만 a an the this that these those any all each every of to in on at by for with from as is are was were be been do does did has have had what which who whom whose when where how much many
  there it its they them their me my we our us i you your and or then than so please tell show give find list get table sheet file document data row rows entry entries item items record records value values
  among overall altogether combined whole one ones can could would will name named called total number amount there's what's who's that's listed list currently now thing things if under basis per different distinct unique about anything something any place places property properties listing listings option options case cases
`);
/** Verbs that say no more of a row than that it is there: 3월에 산 것, people who work in Sales. */
const plainVerbs = listedWords(`
  산 사 샀 쓴 썼 쓰 쓰는 판 팔 팔린 팔리 팔렸 든 들 들어간 낸 냈 받는 받아 일하 일하는 일한 근무하 근무하는 근무 다니 다니는 사는 살 살고 가진 갖 갖고 가지
  둔 맡 맡은 맡고 맡는 열리 열리는 열린 하는 했 한 된 됐 되어 걸리 걸리는 걸린 걸려 들어가 들어가는 쓰이 드는 있던 계신
  work works working worked live lives living located based bought buy paid pay spend spent sold sell cost costs costing earn earns earning make makes made use used using go goes went take takes took get gets got come comes
  belong belongs held holding happen happens happening need needs hired joined join ordered being having
`);

const isListed = (list: ReadonlySet<string>) => (forms: readonly string[]) => forms.some((form) => list.has(form));
/** Whether a word chooses nothing. */
export const isGeneral = ({ forms }: QuestionWord) => isListed(general)(forms);
/** Whether a word says no more than that a row is there, unless a column is called like it. */
export const isPlainVerb = ({ forms }: QuestionWord) => isListed(plainVerbs)(forms);
