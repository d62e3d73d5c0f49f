/** Words that name what a check looks for. Stems: a goal mentions a check when it holds one of them, spaces left out. */
export const checkWords: Readonly<Record<string, string>> = {
  length_check: `
    길이
    글자수
    자이내
    자이하
    자이상
    자를넘
    자넘
    자안넘
    자안팎
    자까지
    너무길
    너무짧
    분량
    length
    too long
    too short
    characters
    character limit
    word count
  `,
  keyword_check: `
    금지어
    금칙어
    키워드
    단어
    낱말
    이라는말
    라는말
    못쓰는말
    쓰면안
    경쟁사
    banned word
    forbidden word
    keyword
    the word
    blocklist
    blacklist
  `,
  pattern_check: `
    패턴
    정규식
    형식
    꼴인지
    꼴로
    양식
    표기
    자리숫자
    숫자n자리
    주문번호
    송장번호
    todo
    자리표시
    pattern
    regex
    format
    placeholder
  `,
  pii_check: `
    개인정보
    주민번호
    주민등록번호
    전화번호
    휴대폰번호
    연락처
    이메일
    메일주소
    집주소
    계좌
    카드번호
    여권
    신상
    실명
    personal data
    personal info
    pii
    phone number
    email address
    social security
    credit card
  `,
  secret_check: `
    비밀번호
    비번
    패스워드
    토큰
    api키
    api 키
    액세스키
    인증키
    비밀키
    암호
    자격증명
    환경변수
    password
    token
    secret
    api key
    credential
    private key
  `,
  profanity_check: `
    욕
    비속어
    비하
    혐오
    막말
    험한말
    거친말
    상스러
    차별
    악플
    profan
    swear
    slur
    curse
    offensive
    abusive
    hate
  `,
  readability_check: `
    가독성
    읽기쉬
    읽기어려
    읽기힘
    술술
    문장이길
    긴문장
    문장길이
    쉽게읽
    쉬운글
    이해하기쉬
    readab
    easy to read
    hard to read
    long sentence
    plain language
  `,
  repetition_check: `
    반복
    되풀이
    중복
    도배
    복붙
    베낀
    똑같은
    같은말
    같은글
    같은문장
    repeat
    repetit
    duplicate
    copy-paste
    copy paste
    spam
  `,
  required_phrase_check: `
    필수문구
    꼭있어야
    들어가야
    들어갔는지
    들어있는지
    빠졌는지
    빠뜨
    빠지면
    누락
    반드시
    문구가
    면책
    required phrase
    must contain
    must include
    must mention
    missing phrase
    disclaimer
    includes the
  `,
  link_check: `
    링크
    주소가
    url
    유알엘
    피싱
    http
    하이퍼링크
    사이트주소
    link
    phishing
  `,
  language_check: `
    한국어로
    영어로
    한글로
    일본어
    중국어
    외국어
    영어가섞
    영어섞
    언어
    in english
    in korean
    language
    korean only
    english only
    foreign
  `,
  model_check: `
    말투
    공손
    정중
    친절
    느껴
    사실과
    사실인지
    과장
    광고
    진심
    논리
    맞는지판단
    어조
    분위기
    편향
    설득
    비꼬
    tone
    polite
    friendly
    persuasive
    accurate
    sounds
    sarcas
    biased
    misleading
    sense
  `,
};
