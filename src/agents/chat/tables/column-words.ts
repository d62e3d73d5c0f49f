/** Words that name columns of one kind, a kind a line; the first word names the kind. */
const kinds = `
price 가격 값 단가 금액 비용 요금 대금 돈 money 판매가 정가 수강료 이용료 사용료 참가비 회비 임대료 월세 price cost fee fare amount charge rate rent
pay 돈 money earn earns earning 버 벌 버는 급여 월급 연봉 봉급 임금 보수 salary pay wage wages earnings
sales 돈 money 매출 매출액 판매액 수입 수익 sales revenue income turnover
budget 돈 money 예산 예산액 budget
spent 금액 amount 돈 money spend spends 쓴 쓰는 집행액 집행 지출 지출액 사용액 쓴돈 spent spending expense expenses expenditure
people 인원 인원수 사람수 명수 참석자수 참가자수 정원 headcount people attendees participants capacity
amount 수량 개수 갯수 재고 재고량 물량 판매량 qty quantity stock count units
age 나이 연령 만나이 age
birth 나이 연령 age 생년월일 생일 출생일 birthday birthdate birth dob
weight 무게 중량 체중 weight
length 길이 거리 length distance
time 시간 소요시간 기간 걸리는시간 duration hours
size 크기 면적 넓이 size area
height 키 신장 높이 height
score 점수 성적 평점 별점 score rating points grade
share 비율 비중 율 률 퍼센트 rate ratio percentage share
date 날짜 일자 일시 date day when
joined 입사일 입사일자 입사 hired joined hiredate startdate
bought 구매일 구입일 주문일 거래일 결제일 purchased ordered
due 마감 마감일 기한 납기 due deadline
leave 연차 휴가 leave vacation holiday
person people 이름 성명 성함 담당자 직원 사원 학생 회원 고객 사용자 이용자 결제자 신청자 작성자 사람 인물 name person employee staff member runner player customer client user who owner manager
team 부서 팀 소속 본부 부서명 팀명 department team dept division
place 장소 위치 지역 도시 지점 근무지 곳 사무실 place location city region office site venue
state 상태 진행상태 처리상태 진행상황 status state progress
thing 물건 품목 품명 상품 상품명 제품 제품명 물품 항목 품목명 item product goods name
kind 분류 종류 구분 카테고리 유형 category type kind class
event 행사 행사명 일정 event
project 사업 사업명 과제 프로젝트 project
course 과목 과목명 강좌 강좌명 수업 course subject class lecture
phone 전화 전화번호 연락처 휴대폰 phone tel mobile contact
mail 이메일 메일 email mail
note 비고 메모 참고 note notes remark remarks comment
maker 제조사 업체 공급사 회사 업체명 거래처 vendor supplier maker manufacturer company
job 직급 직책 직위 직무 title position role job
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const kindsByWord = new Map<string, Set<string>>();
for (const [kind = "", ...words] of kinds)
  for (const word of words) kindsByWord.set(word, (kindsByWord.get(word) ?? new Set()).add(kind));

const kindsOf = (word: string): ReadonlySet<string> => kindsByWord.get(word) ?? new Set();

/** Whether two words name columns of one kind: 가격 and 단가, 직원 and 이름. */
export function namesSameKind(one: string, other: string): boolean {
  const kindsOfOther = kindsOf(other);
  return [...kindsOf(one)].some((kind) => kindsOfOther.has(kind));
}

/** Whether the name of a column, in letters alone, is of one of some kinds: its end says what it is. */
export function isOfKind(base: string, wanted: readonly string[]): boolean {
  return kinds.some(
    ([kind = "", ...words]) =>
      wanted.includes(kind) && words.some((word) => base === word || (word.length > 1 && base.endsWith(word))),
  );
}

/** What an adjective is said of, by the kinds of columns; `day` and `time` are read off the cells. An adjective a line. */
const saidOf = `
비싼|비싸|비쌌|싼|싸|쌌|저렴|expensive|cheap|costl | price
어린|젊은|어려|나이|young | age birth
oldest | age birth day
무거|무겁|가벼|가볍|heav|lightest | weight
긴|길|짧|long|short | length time
넓|좁|wide | size
늦|빨리|빠른|이른|일찍|먼저|최근|최신|오래|나중|마지막|recent|latest|newest|earl|soon|later | day time
`
  .trim()
  .split("\n")
  .map((line) => {
    const [words = "", of = ""] = line.split(" | ");
    return { shape: new RegExp(`^(?:most |least )?(?:${words.trim()})`, "i"), of: of.trim().split(" ") };
  });

/** The kinds of columns that an adjective is said of; none for one that is said of anything, as 많은 is. */
export const kindsSaidOf = (adjective: string): readonly string[] =>
  saidOf.find(({ shape }) => shape.test(adjective))?.of ?? [];
