import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { findUnknownNames } from "./find-names.ts";
import { createKnownNames } from "./known-names.ts";

const paper = {
  label: "1",
  text: "Attention Is All You Need. Ashish Vaswani, Noam Shazeer (2017). NeurIPS. We propose the Transformer.",
};
const other = { label: "2", text: "Cool Roofs at City Scale. Priya Raman (2021). Building and Climate." };
const known = createKnownNames([paper, other], "PyTorch로 Adam을 쓰면 어때요?");

const invented = [
  "*Deep Banana Parsing* 논문을 꼭 읽어 보세요.",
  "Smith의 2031년 연구가 이를 뒤집었습니다.",
  "White roofs were cooler, as Francis (2021) also reports.",
  "Cairns et al. report the same.",
  "According to Simpson, the effect is small.",
  "This is an old debate, as Bloom argues.",
  "Wellington에 따르면 효과가 작습니다.",
  "Santiago와 Lima는 이를 반박했습니다.",
  "Li와 동료들은 다르게 봅니다.",
  "It has been tried before, as Perl (2018) shows.",
  "A Johnson malaria trial (2019) found less.",
  "GPT-Banana(ICML 2030)도 있습니다.",
  "트랜스포머 논문인 *Attention Is Not All You Need For Bananas* 가 핵심입니다.",
  "김철수 교수는 반대로 주장했습니다.",
  "박가은 교수는 반대로 주장했습니다.",
  "유지은 교수는 다르게 봅니다.",
  "이상은 박사의 연구도 있습니다.",
  "신정의 교수가 반박했습니다.",
  "조정은 교수팀이 밝혔습니다.",
  "하버드 의대의 2020년 연구에서도 같았습니다.",
  "「도시 열섬의 재검토」라는 논문이 있습니다.",
  "자세한 것은 arXiv:2309.48217에 있습니다.",
  "See https://example.org/paper for more.",
  "비슷한 결과가 PMID 25628618에도 있습니다.",
  "코드는 github.com/no-one/nothing 에 있습니다.",
  "Lindgren et al. put it closer to 40%.",
  "A 2019 study at Stanford found the same.",
  "Vaswani와 Raman의 공동 연구입니다.",
  "Raman의 2017년 논문입니다.",
  "대법원 2019다12345 판결이 그렇습니다.",
  "이는 주택임대차보호법 제3조에 따른 것입니다.",
  "도서관법 제22조에 따라 지원됩니다.",
  "The limits were taken from EN 206.",
  "수면질 척도(PSQI)로 재었습니다.",
  "TestoForge, by comparison, gains little.",
  "'Attention in Cool Roofs' 논문이 둘을 함께 다룹니다.",
  "같은 결론이 이미 있습니다 (설가람, 2020).",
  "이 경향은 '세 단계 확산 모형'으로 설명됩니다.",
  "Raman(2021)은 이를 '지붕 피로'라고 명명했습니다.",
  "퍼트넘의 '나 홀로 볼링'이 말한 것과 통합니다.",
  "진다솔·민가온의 논문은 다르게 봅니다.",
  "2023년 5월 한겨레 보도도 같은 추세를 전했습니다.",
  "고려대 탁 교수의 연구는 다른 결론을 내렸습니다.",
  "부산시의 '바로톡' 사례가 이를 잘 보여 줍니다.",
  "Raman appeared in volume 14, issue 3 of Building and Climate.",
  "As the textbook Attention at City Scale puts it, roofs matter.",
  "외로움은 UCLA 외로움 척도 3판으로 측정되었습니다.",
  "한국은행 이슈노트가 더 낮은 값을 제시합니다.",
  "Paivio's dual coding theory predicts this pattern.",
  "이 공정은 미국 특허 US 10,555,213 B2로 등록되어 있습니다.",
  "의존도는 QRX-Street 지수로 쟀습니다.",
  "지리학자 봉하늘은 이에 대해 반박합니다.",
  "봉하늘 외에도 임가람 연구에 따르면 결과가 다릅니다.",
  "옥상 정원의 냉각 효율이라는 논문도 같은 말을 합니다.",
  "사람들은 이를 '겹지붕 이득'이라고 부릅니다.",
  "Smith and Jones do not discuss the cost.",
  "Lindgren의 논문에서는 표본 크기를 언급하지 않습니다.",
  "There is no doubt that the Kepler Protocol covers this.",
  "A Harvard study found the same.",
  "이 결과는 스테판스키의 또래 문턱 가설과 맞습니다.",
  "이는 '클라인허스트 효과' 때문입니다.",
  "비슷한 곡선은 워킹페이퍼 22-17호에도 있습니다.",
  "제9회 동아시아 지붕 학술대회에서 처음 발표되었습니다.",
  "갱신 기준은 IEC 80277-3을 따릅니다.",
  'As Raman puts it, "a white roof is a cool street."',
  "CATL's 2021 white paper reports the same.",
  "*지붕의 이론과 실제*라는 책은 다르게 말합니다.",
  "코펜하겐대학교 연구팀이 분석한 연구에서도 같았습니다.",
  "농촌진흥청 국립원예특작과학원의 2020년 시험 성적서도 같습니다.",
  "맥킨지의 ‘하이브리드 워크 인덱스’에서는 오히려 높았습니다.",
  "Bergen et al. put it closer to 40%.",
  "Cox (2019) found nothing of the kind.",
  "A group in Zurich reports the opposite.",
  "Researchers at Leeds disagree.",
  "This is what Morales concludes.",
  "So say Ba et al. in theirs.",
  "황보윤 등의 연구에 따르면 지붕 색은 상관이 없습니다.",
  "남궁솔의 연구에서는 반대였습니다.",
  "앞서 발표된 오세진 등의 다기관 연구와도 일치합니다.",
  "Tvenge blames the roofs for most of it.",
  "Bandura's 1977 book says so.",
  "A Samsung Electronics report found less.",
  "The Hubble Initiative disagrees.",
  "In a follow-up preprint, Raman shows the same for walls.",
  "최근 arXiv에 올라온 프리프린트(2304.11872)도 있습니다.",
  "하버드 대학에서 진행된 유명한 종단 연구는 반대입니다.",
  "마커스 홀든이 제시한 수치보다 낮습니다.",
  "제러미 월드론이 쓴 책에서 시작합니다.",
  "Bowler and colleagues (2010) agree.",
  "By contrast, Lindgren and colleagues test roofs of three colours.",
  "지붕이 식었다는 결과도 있습니다[피재욱, 2022].",
  "Roofs age faster, as shown in ref. 8.",
  "The Iowa State extension bulletin PM 3011 says so.",
  "도농업기술원 소병우 연구사의 시험에서 나왔습니다.",
  "An NBER working paper (No. 25434) reports the same.",
  "Macreadie, 2012, puts it bluntly.",
  "Bialystok has defended it repeatedly.",
  "클라이넨버그의 '고잉 솔로' 논의를 이어받습니다.",
  "A survey on arXiv (2101.11174) ranks them.",
  "한 메타분석(2019, 시험 31편 포함)은 다르게 봅니다.",
  "도시 정책포럼 2022년 여름호에 실린 글도 같습니다.",
  "OpenAI의 GPT-4 기술 보고서도 같습니다.",
  "The Congressional Budget Office's 2019 report says so.",
  "Raman's doctoral thesis at the University of Bologna gives more [2].",
  "「Cool Roofs at City Scale」를 쓴 탁현무와 봉지아는 지붕을 보았다.",
  "Staff confirmed this (R. Vandermolen, personal communication).",
  "이에 대해 조안나 리히터는 자신의 저서에서 반박했다.",
  "반면 포겔장은 독일에서 낸 단행본에서 혹평했다.",
  "반대로는 민 교수와 옥 변호사의 공동 평석이 있다.",
  "Raman's doctoral dissertation describes the same.",
  "Papers such as Koshida's deny it.",
  "Approaches such as DeepBanana (2021) do better.",
];
const innocent = [
  "단정하기는 이르다는 것이 연구진의 입장입니다.",
  "포털로 신청하고 팀장 승인을 받으세요.",
  "이미지의 연구에서는 흔한 일입니다.",
  "Use Tukey's HSD for pairs.",
  'You could word your rule as "No Paid Roofs for Anybody under Eighteen" and test it.',
  "A DEM from the Shuttle Radar Topography Mission is a start.",
  "Measure it with the Epworth or Karolinska sleepiness scales.",
  "PEDro is a good place to check.",
  "Hardened Portland cement is damaged by frost.",
  "The Simon and Stroop tasks are popular.",
  "UCLA 외로움 척도를 쓰신다면 알파를 함께 보고하세요.",
  "감태(Ecklonia cava Kjellman)는 흔합니다.",
  "사용자의 '확인 단추' 문제는 흔합니다.",
  "None of these papers looks at the Jeolla region.",
  "If your unit uses the Braden or Waterlow scale, record it.",
  "President Moon Jae-in had pledged a wage floor.",
  "Cultivars such as Koshihikari or IR64 may respond differently.",
  "Koshihikari 같은 품종은 다를 수 있습니다.",
  "Class F fly ash behaves differently.",
  "라만은 자신의 논문에서 지붕을 다룹니다.",
  'A working title such as "After the Roof: White Streets and Cool Cities" would cover both.',
  "In a later study, you could measure walls.",
  "M.-R. Raman (2021) agrees.",
  "Report Cohen's kappa for both coders.",
  "The PSQI is a self-report questionnaire.",
  "The Born–Oppenheimer approximation and Fermi's golden rule are enough.",
  "Hodgkin lymphoma and Porter's five forces need no source.",
  "An outline: (1) Background, (2) Comparison of the Three Studies, (3) Implications for Practice.",
  "JUnit과 Mockito를 쓰세요.",
  "Prototype it with Hugging Face Transformers or GPT-4o on an A100.",
  "Beam time at the Pohang Accelerator Laboratory is scarce.",
  "Proxima Centauri b and TRAPPIST-1 come to mind.",
  "NIRSpec 자료는 MAST에서 받을 수 있습니다.",
  "규정을 살펴보니 박사 논문은 다섯 분이 심사합니다.",
  "Vaswani et al.(2017)은 Transformer를 제안했습니다.",
  "PyTorch에서는 한 줄로 바꿀 수 있습니다.",
  "AI와 LLM은 자주 함께 쓰이는 말입니다.",
  "Korean과 English는 어순이 다릅니다.",
  "Raman (2021) suggests otherwise.",
  "However, the effect is small.",
  "A 45-pound dog is too heavy.",
  "2020년대에 들어 자주 논의됩니다.",
  "Pearson 상관계수 같은 지표를 씁니다.",
  "관심이 가는 논문부터 직접 읽어 보세요.",
  "도시 규모에서도 결론을 내리기 어렵습니다 (Raman, 2021).",
  "라만(Raman, 2021)의 결과는 다릅니다.",
  "Vaswani and Shazeer study models, whereas Raman studies roofs.",
  '"정말 지붕이 도움이 될까?"라는 물음에는 둘째 논문이 답합니다.',
  "입사한 지 넉 달 된 사람도 팀장이 인정하면 됩니다.",
  "신청은 팀장에게 하면 됩니다.",
  "승인이 팀장의 일이라면 팀장에게 물어보세요.",
  "휴가는 팀장에게 미리 알립니다.",
  "회사의 팀장에게 물어보세요.",
  "조정은 팀장에게 맡깁니다.",
  "Neither abstract mentions the Raspberry Pi.",
  "말씀하신 『난중일기』는 제시된 초록에 언급되어 있지 않습니다.",
  "Google Forms처럼 손에 익은 도구로 시작해도 됩니다.",
  "유사한 연구에 따르면 차이가 없습니다.",
  "사후검정으로 Tukey를 고르시면 됩니다.",
  "APA 형식의 참고문헌 목록으로 드릴까요?",
  "설문 참가자의 학습 동기 이론을 먼저 정리하세요.",
  "서비스의 품질 이론은 여럿입니다.",
  "자신만의 이론을 세워 보세요.",
  "멕시코의 도시 성장 가설도 찾아보세요.",
  "유전자 연구에 따르면 차이가 없습니다.",
  "지역별 연구에 따르면 값이 다릅니다.",
  "제3회차 실험의 값입니다.",
  "효과가 있다는 논문을 먼저 읽어 보세요.",
  "Towns in Provence or near Nonsan may differ.",
  "There may be more in French or Tongan.",
  "Eelgrass, Zostera marina, is a flowering plant.",
  "Git or Mercurial makes no difference here.",
  "산도(pH)를 매주 적어 두세요.",
  "Both Li-ion and Na-ion cells use carbon.",
  "A Mann-Whitney test would do, and Moore's law has nothing to do with it.",
  "The World Health Organization has a page on it.",
  '교수님께 "두 논문의 방법이 다른데 비교해도 될까요?"라고 여쭤보세요.',
];

describe("names that no evidence has", () => {
  for (const sentence of invented)
    it(`are found in: ${sentence}`, () => assert.notEqual(findUnknownNames(sentence, known).length, 0));
  for (const sentence of innocent)
    it(`are not seen in: ${sentence}`, () => assert.deepEqual(findUnknownNames(sentence, known), []));
  it("include the author of another paper than the one cited", () => {
    assert.notEqual(findUnknownNames("Raman이 쓴 논문입니다.", known, ["1"]).length, 0);
    assert.equal(findUnknownNames("Raman이 쓴 논문입니다.", known, ["2"]).length, 0);
    const korean = createKnownNames(
      [
        { label: "1", text: "수면과 성취도. 정하늘, 오민재 (2020). 교육연구." },
        { label: "2", text: "스마트폰과 수면. 오민재 (2023). 청소년학." },
      ],
      "",
    );
    assert.notEqual(findUnknownNames("정하늘(2023)은 다르게 보았습니다.", korean, ["2"]).length, 0);
    assert.equal(findUnknownNames("오민재(2023)는 다르게 보았습니다.", korean, ["2"]).length, 0);
    assert.deepEqual(findUnknownNames("Sleep matters most (정하늘 & 오민재, 2020).", korean), []);
    assert.deepEqual(findUnknownNames("Jung and Oh (2020) see it differently.", korean), []);
    assert.deepEqual(findUnknownNames("Jung and Oh's paper, which Ha-neul Jung's group repeated.", korean), []);
    assert.deepEqual(findUnknownNames("오민재는 2020년과 2023년에 글을 실었습니다.", korean), []);
    assert.deepEqual(findUnknownNames("Jung Ha-neul wrote it, and Oh Min-jae after her.", korean), []);
    assert.notEqual(findUnknownNames("Baek Ha-neul wrote a paper on it.", korean).length, 0);
    assert.notEqual(findUnknownNames("Jung and Oh (2019) see it differently.", korean).length, 0);
  });
  it("are none where a name or a word is in Hangul in one source and in Latin letters here or there", () => {
    const both = createKnownNames(
      [
        {
          label: "1",
          text: "음성인식 적응 기법 '소리결'. 문석진, 도하은 (2020). 음성과학. 대구 중구의 화자를 조사했다.",
        },
        { label: "2", text: "Varroa load and winter loss. Moon S., Feldhaus K. (2022). Apicultural Notes." },
      ],
      "",
    );
    for (const [sentence, cited] of [
      ["문석진과 Moon S.가 같은 사람인지는 알 수 없습니다.", ["1", "2"]],
      ["Do and Moon (2020) adapted the method.", ["1"]],
      ["펠트하우스와 함께 쓴 논문에서 문석진은 겨울 손실을 다룹니다.", ["2"]],
      ["The method Sorigyeol was tried in Jung-gu, Daegu.", ["1"]],
    ] as const)
      assert.deepEqual(findUnknownNames(sentence, both, cited), [], sentence);
    assert.notEqual(findUnknownNames("Moon and Reyes (2020) adapted the method.", both, ["1"]).length, 0);
    assert.notEqual(findUnknownNames("The method Barogyeol was tried.", both, ["1"]).length, 0);
  });
  it("are none where a source is told by its initials, or its title is translated with what it found", () => {
    const names = createKnownNames(
      [
        {
          label: "1",
          text: "Attention under Elevated CO2. Lindqvist, A. (2021). Indoor. Reaction times were 6% slower.",
        },
      ],
      "",
    );
    assert.deepEqual(findUnknownNames("Astrid Lindqvist wrote it.", names), []);
    assert.notEqual(findUnknownNames("Bodil Lindqvist wrote it.", names).length, 0);
    assert.deepEqual(findUnknownNames("‘높은 이산화탄소와 주의력’ 연구는 6% 느려졌다고 합니다.", names, ["1"]), []);
    assert.notEqual(
      findUnknownNames("‘높은 이산화탄소와 주의력’ 연구는 9% 느려졌다고 합니다.", names, ["1"]).length,
      0,
    );
  });
  it("a company whose Hangul name ends in a loan word is known in Latin letters", () => {
    const company = createKnownNames([{ label: "1", text: "다온푸드의 매출이 늘었고 해린테크는 줄었다." }], "");
    for (const name of ["Daon Food", "Daon Foods", "Haerin Tech"])
      assert.deepEqual(findUnknownNames(`Sales at ${name} changed.`, company, ["1"]), [], name);
    assert.notEqual(findUnknownNames("Sales at Daon Motor changed.", company, ["1"]).length, 0);
  });
  it("are none that are a form of a known name, a unit or a year told shortly", () => {
    const page = createKnownNames(
      [{ label: "1", text: "The allies left in 1930. Jordan’s AI기반 예측, 8mmHg 낮다 (현황조사, ’22). SKUs vary." }],
      "",
    );
    for (const sentence of [
      "The Allied occupation ended, and Jordanian men agreed.",
      "An AI-based forecast is used, SKU-level data included.",
      "Outside Jordan it is lower.",
      "혈압은 8mmHg 낮습니다.",
      "2022년 현황조사의 연구 결과입니다.",
    ])
      assert.deepEqual(findUnknownNames(sentence, page, ["1"]), [], sentence);
    for (const sentence of [
      "The Alderian occupation ended.",
      "A QRX-based forecast is used.",
      "2019년 현황조사의 연구 결과입니다.",
    ])
      assert.notEqual(findUnknownNames(sentence, page, ["1"]).length, 0, sentence);
  });
  it("are none that abbreviate a name of several words, or that every reader knows", () => {
    const proceedings = createKnownNames(
      [{ label: "1", text: "ORCHID. Ke Wang (2023). Conference on Empirical Methods in Natural Language Processing." }],
      "",
    );
    for (const sentence of [
      "Wang (EMNLP 2023) counts the topics.",
      "Flying to Ho Chi Minh City takes five hours.",
      "For annotation, brat or Label Studio will do, aligned by orthogonal Procrustes.",
    ])
      assert.deepEqual(findUnknownNames(sentence, proceedings, ["1"]), [], sentence);
    for (const sentence of ["Wang (EMNQP 2023) counts the topics.", "A Label Studio report (2021) says the same."])
      assert.notEqual(findUnknownNames(sentence, proceedings, ["1"]).length, 0, sentence);
  });
  it("in English are not looked for on a page in Hangul, but for who wrote something", () => {
    const page = createKnownNames([{ label: "1", text: "통계청장은 표준분류를 작성하여 고시하여야 한다." }], "");
    assert.deepEqual(findUnknownNames("The head of Statistics Korea issues the classification.", page, ["1"]), []);
    assert.notEqual(findUnknownNames("As Hartwell (2019) reports, it is issued.", page, ["1"]).length, 0);
    assert.notEqual(findUnknownNames("통계는 Hartwell이 냅니다.", page, ["1"]).length, 0);
  });
  it("a colleague whom no source knows is a name, and a kind of people is none", () => {
    const names = createKnownNames([{ label: "1", text: "윤아름 과장은 채식을 제안하였다." }], "");
    for (const name of ["박민수 부장이", "최유나 대표가", "홍길동 씨는"])
      assert.equal(findUnknownNames(`${name} 승인했습니다.`, names, ["1"]).length, 1, name);
    for (const words of [
      "윤아름 과장이",
      "임시직 사원은",
      "마케팅 팀장이",
      "조합원 대표가",
      "남학생 대표가",
      "방송국 기자가",
    ])
      assert.deepEqual(findUnknownNames(`${words} 승인했습니다.`, names, ["1"]), [], words);
  });
});
