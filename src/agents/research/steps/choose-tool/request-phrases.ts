const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** What a wish to find or to read ends in: 찾아 + 줘. */
const koreanVerbs = lines(`
  찾아
  검색해
  보여
  알려
  추천해
  구해
  골라
  추려
  걸러
  남겨
  정리해
  요약해
  종합해
  분석해
  비교해
  묶어
  군집화해
  번역해
  평가해
  조사해
  모아
  써
  해
`);
const verbEndings = lines(`
  줘
  줘요
  줘봐
  주세요
  주실래요
  줄래
  줄래요
  주라
  주시겠어요
  달라
  봐
  봐줘
  봐요
  보자
  볼래
  줄 수 있어
  줄 수 있어요
  줄 수 있나요
`);

/** What is searched for, whatever its topic: 논문들을. */
const koreanSources = lines(`
  논문
  문헌
  연구
  자료
`);
const sourceEndings = [
  "",
  "도",
  "들만",
  "들도",
  "만요",
  "은요",
  "들",
  "을",
  "만",
  "좀",
  "이",
  "은",
  "의",
  "들을",
  "들이",
  "들은",
  "들의",
  " 중에",
  " 중에서",
];

/** What ties a wish to what was shown before: 그중에 2020년 이후 것만. 이중 alone is a word of topics. */
const koreanTies = lines(`
  그중
  그중에
  그중에서
  그중에서도
  그 중
  그 중에
  그 중에서
  그 가운데
  그 가운데서
  이중에
  이중에서
  이 중
  이 중에
  이 중에서
  이 가운데
  이것들 중
  이것들 중에
  이것들 중에서
  그것들 중에서
  이들 중
  이들 중에
  여기서
  여기에서
  여기 중에
  이 논문들 중
  이 논문들 중에
  이 논문들 중에서
  그 논문들 중에서
  위 논문 중에
  위 논문들 중에서
  찾은 논문 중에
  찾은 논문 중에서
  찾은 것 중
  찾은 것 중에
  찾은 것 중에서
  방금 찾은 것 중에서
  그럼
  그러면
  그렇다면
  그럼 혹시
  혹시
  그리고
  근데
  그런데
  이제
  아니
  음
  자
`);

const koreanPhrases = lines(`
  대한
  대해
  대해서
  관한
  관해
  관해서
  관련
  관련된
  관련한
  관련해서
  연관
  연관된
  분야
  분야의
  쪽
  다룬
  주제
  주제의
  주제로
  최신
  최근
  최근의
  좋은
  유명한
  중요한
  핵심
  좀
  한번
  한 번
  더
  많이
  몇 편
  몇 편만
  거
  것
  것만
  거만
  것들
  것들만
  건
  것은
  것은요
  것도
  거는
  거는요
  건요
  것만요
  거만요
  것들은
  것으로
  걸로
  걸로만
  것으로만
  어때
  어때요
  어떤 게
  뭐가
  뭐
  뭐야
  어느 것
  중에
  중에서
  하고 싶어
  하고 싶어요
  찾고 싶어
  찾고 싶어요
  알고 싶어
  알고 싶어요
  보고 싶어
  보고 싶어요
  봐도 될까
  봐도 될까요
  봐도 돼
  봐도 돼요
  볼 수 있을까
  볼 수 있을까요
  싶어
  싶다
  있어
  있어요
  있나
  있나요
  있을까
  있을까요
  부탁해
  부탁해요
  부탁드려요
  부탁드립니다
  해 주세요
  하자
  을
  를
  이
  가
  은
  는
  의
  로
  으로
  에
  에서
`);

/** What ties a wish to what was shown before: of these, only the ones since 2020. */
const englishTies = lines(`
  of these
  of those
  of them
  of these papers
  of those papers
  among these
  among those
  among them
  among these papers
  from these
  from those
  from them
  which of these
  which of those
  which of them
  which ones
  which
  what about
  how about
  and what about
  then
  so
  now
  ok
  okay
  these
  those
  them
  ones
  the ones
  the rest
  the
  everything
  except
  except for
  drop everything
  remove everything
  hide everything
  leave
  just
  keep
  keep only
  narrow
  narrow down
  narrow it down
  narrow them down
  filter
  filter for
  filter by
  restrict
  are
  is
  were
  was
  that
  that are
  that were
  with
  from
  there
  but
  again
`);

const englishPhrases = lines(`
  please
  only
  can you
  could you
  would you
  i want to
  i want you to
  i would like to
  i would like you to
  i need to
  i need you to
  i need
  i'm looking for
  help me
  search
  search for
  find
  find me
  look for
  looking for
  show
  show me
  show us
  can i see
  could i see
  let me see
  give me
  give us
  get
  get me
  recommend
  list
  some
  a few
  any
  more
  recent
  the latest
  latest
  paper
  papers
  article
  articles
  studies
  literature
  publication
  publications
  on the topic of
  about
  regarding
  related to
  relevant to
  related work on
  work on
  concerning
  summarize
  summarise
  synthesize
  synthesise
  an overview of
  overview of
  a survey of
  survey of
  a review of
  review of
  write
  are there
  what do they say
  what do the papers say
  on
  of
  for
  in
  the
  and
  to
`);

const wishes = koreanVerbs.flatMap((verb) =>
  verbEndings.flatMap((ending) => [`${verb}${ending}`, `${verb} ${ending}`]),
);

/** What people say around the topic of a request, each phrase as its words; 논문찾아줘 is one. */
export const requestPhrases: ReadonlySet<string> = new Set([
  ...wishes,
  ...koreanSources.flatMap((source) => wishes.map((wish) => `${source}${wish}`)),
  ...koreanSources.flatMap((source) => sourceEndings.map((ending) => `${source}${ending}`)),
  ...koreanTies,
  ...koreanPhrases,
  ...englishTies,
  ...englishPhrases,
]);

export const longestRequestPhrase = Math.max(...[...requestPhrases].map((phrase) => phrase.split(" ").length));
