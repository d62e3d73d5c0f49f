export type Roughness = "strong" | "slur" | "rough";

/**
 * Stems in the form that folding leaves: no spaces, digits or marks. Stems that are also everyday words are left out
 * (보지, 자지, 새끼손가락's 새끼 alone, 년 for years) or stand here only in company.
 */
export const roughWords: Readonly<Record<Roughness, readonly string[]>> = {
  strong: [
    ..."시발 씨발 씨팔 시팔 쓰발 씌발 쉬발 싀발 쒸발 씨빨 시빨 씨벌 시벌 씨뻘 씨부랄 시부랄 씨부럴 시부럴 씨방새 씹새 씹창 씹할 씹년 씹놈".split(
      " ",
    ),
    ..."병신 븅신 빙신 병싄 븽신 벼엉신 병쉰 지랄 쥐랄 지럴 염병 옘병 좆 좃같 좃나 죶 존나 졸라 조낸 쫀나 좇같 개좆".split(
      " ",
    ),
    ..."개새끼 개세끼 개색기 개색끼 개쉐이 개새키 개쉑 개시끼 개썅 개씨 씹새끼 미친새끼 이새끼 저새끼 그새끼 새끼들 새끼야 새끼가 새끼는 쌔끼 색히 쉐키 쉑히 섀끼 새퀴".split(
      " ",
    ),
    ..."미친놈 미친년 미친넘 썅 쌍놈 쌍년 썅년 썅놈 개년 개놈 잡년 잡놈 걸레년 화냥년 이년아 저년 그년 네년 니년 창년 창놈 호로새끼 호로자식 후레자식 후장".split(
      " ",
    ),
    ..."느금마 느그애미 니미럴 니애미 니에미 늬미 엠창 애미뒤 애미없 애비없 뒤져라 뒈져 뒤질래 디져라 뒤졌으면 아가리 주둥아리 닥쳐 닥치고 꺼져 엿먹 좆까 빠구리 개지랄 개소리 개쓰레기 개돼지".split(
      " ",
    ),
    ..."ㅅㅂ ㅆㅂ ㅄ ㅂㅅ ㅅㄲ ㅈㄹ ㅈㄴ ㅁㅊㄴ ㄱㅅㄲ ㅆㅂㄴ ㅈ같 ㅆㅣ발 시bal 씨bal".split(" "),
    ..."fuck fucking fucker motherfucker bullshit shit bitch asshole bastard cunt dickhead wanker whore slut".split(
      " ",
    ),
  ],
  slur: [
    ..."한남충 한남들 한녀 김치녀 된장녀 맘충 급식충 진지충 일베충 벌레충 똥꼬충 틀딱 틀니딱딱 노인충 메갈 메걸 워마드 페미년 꼴페미 쿵쾅이".split(
      " ",
    ),
    ..."짱깨 짱꼴라 짱개 쪽바리 쪽발이 왜놈 전라디언 홍어새끼 홍어족 깜둥이 흑돼지 똥남아 조선족놈 빨갱이 좌빨 좌좀 수꼴 토착왜구 매국노".split(
      " ",
    ),
    ..."창녀 갈보 매춘부 몸파는 애자새끼 장애새끼 정신병자 저능아 찐따 병자새끼 불구자 게이새끼 동성애자새끼 호모새끼".split(
      " ",
    ),
    ..."nigger nigga faggot retard chink gook tranny kike".split(" "),
  ],
  rough: [
    ..."또라이 돌아이 똘아이 미친 양아치 쓰레기 기레기 꼴값 꼴불견 역겹 역겨 극혐 토나와 토나온 토할 노답 관종 재수없 밥맛 한심 멍청 띨띨 무식 추잡 추악 더러운 더럽 드럽 찌질 찐득 얼간이 등신 머저리 멍충".split(
      " ",
    ),
    ..."처먹 쳐먹 처자 쳐자 처맞 쳐맞 처하 쳐하 쳐나 처나 쳐돌 처돌 뒤지 나대 설쳐 지껄 씨부리 싸질 주접 발악 꼬라지 상판 낯짝 면상 대가리 대갈 눈깔 주둥이 주댕이 혓바닥 개같 개망 개독 개뿔 개판 개나소나 똥개 돼지".split(
      " ",
    ),
    ..."나쁜놈 못된놈 못된년 나쁜년 놈들 넘들 놈아 년들 그놈 저놈 이놈 그넘 이넘 잡것 잡것들 것들 인간말종 말종 사기꾼 도둑놈 죽어라 죽일 천박 싼티 못생 성괴 강간 변태 찌라시".split(
      " ",
    ),
    ..."crap damn stupid idiot moron jerk loser dumbass jackass".split(" "),
  ],
};

/** Everyday words in which a stem hides. The text is innocent where one of these covers the match. */
export const innocentWords: readonly string[] =
  "시발점 시발역 시발자동차 시발택시 새끼손가락 새끼발가락 새끼줄 새끼고양이 새끼강아지 미친듯 미친듯이 영향을미친 영향미친 쓰레기통 쓰레기봉투 쓰레기장 음식물쓰레기 쓰레기분리 돼지고기 돼지갈비 돼지국밥 멧돼지 돼지저금통 뒤지다 뒤지지 처하다 처한 처해 처음 처리 나대로 나대신 대가리뼈 졸라매 존나단 한녀석 개나리 개판단 무식욕 주접시 면상담 죽일수 것들이 것들을 것들은 것들도 것들과 것들의 것들에 것들로 것들만 발악보".split(
    " ",
  );
