/** English questions about Korean texts: what people ask with, and how texts write about it, an association a line. Not synonyms. */
export const englishKoreanRelated = `
late fee, fine for late return -> 연체료, 연체 수수료, 지연 배상금
rent, monthly rent -> 월세, 임대료, 차임, 월 임차료
deposit, security deposit -> 보증금, 임대 보증금, 예치금
deposit back, get my deposit -> 보증금 반환, 보증금 환급, 반환
landlord, owner of the flat -> 임대인, 집주인, 건물주, 소유자
tenant, renter -> 임차인, 세입자, 입주자, 거주자
lease, rental contract -> 임대차 계약, 임대차, 계약서
move in, moving in date -> 입주, 전입, 입주일
move out, leave the flat -> 퇴거, 퇴실, 이사, 전출, 명도
kick out, evict -> 퇴거 조치, 강제 퇴거, 계약 해지, 명도
sublet, rent my room to someone -> 전대, 재임대, 무단 전대
maintenance fee, building fee -> 관리비, 공용 관리비, 장기수선충당금
electricity bill, gas bill, utilities -> 공과금, 전기 요금, 가스 요금, 수도 요금, 사용료
repair, fix -> 수리, 보수, 수선, 정비, 하자 보수
leak, water dripping -> 누수, 물샘, 방수
mold, damp -> 곰팡이, 결로, 습기, 환기
heating, boiler -> 난방, 보일러, 온수
noisy neighbors, noise upstairs -> 층간소음, 소음, 생활 소음, 정숙 시간
trash, garbage, rubbish -> 쓰레기, 폐기물, 생활 폐기물, 종량제 봉투
recycling, bottles and cans -> 분리수거, 재활용품, 분리배출
food waste, leftovers bin -> 음식물 쓰레기, 음식물류 폐기물
old furniture, throw away a sofa -> 대형 폐기물, 폐가구, 배출 스티커, 배출 신고
elevator, lift -> 승강기, 엘리베이터
door code, entry code -> 공동현관 비밀번호, 출입 비밀번호, 출입문
lost key, lost card -> 열쇠 분실, 카드 분실, 분실 신고, 재발급
pets, dog at home, keep a cat -> 반려동물, 애완동물, 반려견, 반려묘
smoke, cigarettes, vape -> 흡연, 금연, 전자담배, 흡연 구역
guest overnight, friend stays over -> 외부인, 방문객, 숙박, 외박
dorm, student housing -> 기숙사, 생활관, 학생 기숙사
curfew, back at night -> 통금, 출입 통제 시간, 점호, 귀사 시간
roommate, flatmate -> 룸메이트, 동거인, 호실원, 공동 거주자
laundry, washing machine -> 세탁실, 세탁기, 건조기, 빨래방
caretaker, building office -> 관리사무소, 관리인, 경비실, 관리소장
parking, where to park -> 주차, 주차장, 주차 구역, 주차면
parking fee, cost to park -> 주차 요금, 주차료, 주차비
visitor parking, my friend's car -> 방문 차량, 방문객 주차, 외부 차량
register my car, resident car -> 차량 등록, 입주민 차량, 등록 차량
parking fine, parking ticket -> 주차 위반, 과태료, 불법 주정차, 위반 스티커
towed, car gone -> 견인, 견인 조치, 견인료
disabled parking, handicapped parking spot -> 장애인 전용 주차 구역, 장애인 주차
charge my electric car, EV charger -> 전기차 충전, 충전소, 충전 구역, 충전기
free parking, first hour free -> 무료 주차, 최초 1시간 무료, 주차 감면
monthly parking, long term parking -> 정기 주차, 월정기권, 정기권
bike parking, bicycle -> 자전거 보관소, 자전거 거치대
kid, child, son, daughter -> 자녀, 아동, 어린이, 영유아, 미성년자
several kids, two or three children -> 다자녀, 두 자녀, 세 자녀
parents, mom, dad -> 보호자, 학부모, 부모, 법정대리인
daycare, nursery -> 어린이집, 유치원, 보육 시설, 돌봄
drop off my kid, bring to daycare -> 등원, 등교, 등원 시간
pick up my kid, collect my child -> 하원, 하교, 귀가, 인계
late pickup, can't come in time -> 연장 보육, 시간 연장, 야간 보육, 늦은 하원
grandma picks up, someone else picks up -> 귀가 동의서, 대리인, 보호자 이외, 인수자
sick child, kid has fever -> 결석, 발열, 감염병, 등원 중지, 질병
come back after illness, return to school after being sick -> 등교 재개, 완치, 소견서, 격리 해제
medicine at school, give pills -> 투약 의뢰서, 투약, 복약
allergy, can't eat nuts -> 알레르기, 알레르기 유발 식품, 견과류
school lunch, meals -> 급식, 중식, 식단, 급식비
after school care, afternoon care -> 방과후 교실, 방과후 과정, 돌봄 교실
babysitter, someone to watch kids -> 아이돌봄, 돌보미, 보육
school trip, day trip -> 현장 체험 학습, 소풍, 수학여행, 견학
permission slip, parents agree -> 동의서, 보호자 동의, 가정 통신문
phone in class, cell phone at school -> 휴대전화, 휴대폰 사용, 전자 기기
bullying, picked on at school -> 학교 폭력, 괴롭힘, 따돌림
school holidays, vacation -> 방학, 휴업일, 재량 휴업, 휴원
uniform, what to wear -> 교복, 복장, 복장 규정, 체육복
school bus, ride to school -> 통학 버스, 통학 차량, 셔틀
tuition, course fee -> 등록금, 수강료, 수업료, 교육비
scholarship, help with fees -> 장학금, 학비 지원, 감면, 수업료 면제
sign up for class, enroll -> 수강 신청, 등록, 접수, 입학
drop a class, quit the course -> 수강 취소, 수강 철회, 자퇴, 중도 포기
time off from university, gap semester -> 휴학, 휴학 신청, 복학
graduate, finish -> 졸업, 수료, 졸업 요건
credits, how many credits -> 학점, 이수 학점, 취득 학점
grades, marks -> 성적, 평점, 평가, 등급
fail, not pass -> 낙제, 불합격, 과락, 미이수
exam again, retake -> 재시험, 재응시, 추가 시험
pass mark, how many points -> 합격 기준, 합격선, 배점, 기준 점수
missed class, absent -> 결석, 출석 미달, 출결
attendance, how often must I come -> 출석률, 출석 일수, 출석 인정
homework late, hand in late -> 지각 제출, 제출 기한, 감점, 과제
cheat, copy -> 부정행위, 표절, 대리 시험
certificate at the end, proof I took the course -> 수료증, 이수증, 증명서, 자격증
student card, student ID -> 학생증, 재학 증명서, 신분증
teacher, instructor -> 강사, 교사, 담임, 교수, 지도자
doctor, see the doctor -> 의사, 진료, 진찰, 의료진, 전문의
appointment, book a time -> 예약, 진료 예약, 사전 예약
walk in, without appointment -> 당일 접수, 예약 없이, 현장 접수
didn't show up, missed appointment -> 예약 부도, 노쇼, 미방문, 예약 불이행
emergency room, hospital at night -> 응급실, 야간 진료, 응급 의료
operation, surgery -> 수술, 시술, 입원
eat before the test, empty stomach -> 금식, 공복, 검사 전, 절식
checkup, health check -> 건강 검진, 검진, 종합 검진
pills, medicine -> 의약품, 정제, 알약, 약물, 복용
how many pills, how much to take -> 용법, 용량, 1회, 복용량, 투여량
forgot to take a pill, missed a dose -> 복용을 잊다, 누락, 다음 복용 시간
side effects, bad reaction -> 부작용, 이상 반응, 과민 반응
sleepy, drive after medicine -> 졸음, 운전, 기계 조작
pregnant, expecting a baby -> 임신, 임부, 임산부, 임신부
breastfeeding, nursing mother -> 수유, 수유부, 모유
alcohol with medicine, drinking on medication -> 음주, 술, 알코올
pharmacy, drugstore -> 약국, 약사, 조제
prescription, refill -> 처방전, 처방, 재처방
shot, vaccine, jab -> 예방 접종, 백신, 주사
blood test, urine test -> 혈액 검사, 채혈, 소변 검사
results, when do I hear -> 결과 통보, 검사 결과, 결과지, 판독
visit someone in hospital, visiting hours -> 면회, 면회 시간, 병문안, 방문객
stay in hospital, go home from hospital -> 입원, 퇴원, 퇴원 수속
someone with the patient, stay with -> 보호자, 간병인, 상주 보호자, 동반
insurance covers, pay for it -> 보험 적용, 급여, 보장, 보험금
not covered by insurance, insurance won't pay -> 비급여, 보장하지 않는, 면책, 보상하지 않는 손해
what I pay myself, out of pocket, deductible -> 본인 부담금, 자기 부담금, 본인 부담
medical records, my file -> 의무 기록, 진료 기록, 사본 발급
doctor's note, sick note -> 진단서, 소견서, 진료 확인서
dentist, teeth -> 치과, 치아, 스케일링, 구강
glasses, eyes -> 안경, 안과, 시력, 렌즈
fever, temperature -> 발열, 체온, 고열
cold, cough, flu -> 감기, 기침, 독감, 인플루엔자, 호흡기 증상
mask, cover face -> 마스크, 마스크 착용
wheelchair, can't do stairs -> 휠체어, 경사로, 무장애, 거동 불편, 교통 약자
disabled, disability -> 장애인, 등록 장애인, 장애 정도
blind, deaf, sign language -> 시각 장애, 청각 장애, 수어, 점자
old people, seniors, over 65 -> 어르신, 경로, 노인, 고령자, 만 65세 이상
counseling, therapist, feeling down -> 상담, 심리 상담, 정신 건강, 우울
vet, animal hospital -> 동물병원, 수의사
dog on a leash, dog off leash -> 목줄, 리드줄, 가슴줄, 하네스
dog poop, clean up after dog -> 배변, 배설물, 배변 봉투, 수거
register my dog, chip -> 동물 등록, 내장형 칩, 인식표
dog bites, dangerous dog -> 맹견, 입마개, 개물림 사고
adopt a dog, shelter -> 입양, 유기 동물, 보호소, 분양
stray cat, lost dog -> 길고양이, 유기견, 유실 동물
neuter, spay -> 중성화 수술, 중성화
dog sitter, leave my dog -> 위탁, 펫호텔, 동물 위탁, 펫시터
pets inside, bring my dog -> 반려동물 동반, 출입, 동반 입장, 안내견
food, eat there, snacks -> 음식물, 취식, 식음료, 간식, 다과
bring own food, bring drinks -> 외부 음식, 반입, 음식물 반입
vegetarian, vegan -> 채식, 비건, 채식주의
alcohol, beer, booze -> 주류, 음주, 술
how long does it keep, expiry -> 유통 기한, 소비 기한, 보관 기간
keep in fridge, freezer -> 냉장 보관, 냉동 보관, 보관 방법
heat up, microwave -> 데우다, 전자레인지, 가열, 조리
ingredients, what's in it -> 원재료, 성분, 함량, 원재료명
breakfast included, meals included -> 조식 포함, 식사 제공, 조식
takeaway, to go -> 포장, 테이크아웃
gym, work out -> 헬스장, 체력 단련실, 피트니스
join the gym, membership -> 회원 가입, 회원 등록, 회원권
pause my membership, freeze membership -> 이용 정지, 휴회, 일시 정지, 연기
cancel membership, quit -> 탈퇴, 해지, 회원 탈퇴, 환불
locker, keep my things -> 사물함, 보관함, 락커, 물품 보관함
shower, changing room -> 샤워실, 탈의실
swimming pool, swim -> 수영장, 자유 수영, 입수
swim cap, swimsuit -> 수영모, 수영복
lesson, class, learn -> 강습, 강좌, 교육, 수업, 프로그램
beginner, never done it -> 초보자, 초급, 입문, 기초반
trial class, try once -> 체험, 체험 수업, 일일 체험, 일일권
scrub, body scrub price -> 세신, 세신 요금
sauna, bathhouse -> 사우나, 목욕탕, 찜질방
towel, rent clothes -> 수건, 대여, 운동복, 수건 제공
rent equipment, borrow gear -> 장비 대여, 용품 대여, 대여료
book a court, reserve field -> 코트 예약, 대관, 시설 예약, 구장
game, match, tournament -> 경기, 대회, 시합, 리그
sent off, banned player -> 퇴장, 출전 정지, 실격, 징계
prize, what do you win -> 상금, 시상, 경품, 상품
rain, bad weather -> 우천, 우천 시, 기상 악화, 악천후
injury, hurt, accident -> 부상, 사고, 안전사고, 상해
first aid, someone collapsed -> 응급 처치, 구급함, 심폐 소생술, 자동 심장 충격기
borrow a book, check out -> 대출, 도서 대출, 관외 대출
how long can I keep the book, when is the book due -> 대출 기간, 반납 예정일, 대출 기한
how many books, how many can I borrow -> 대출 권수, 대출 책수, 1인당
keep it longer, renew -> 연장, 대출 연장, 기간 연장, 갱신
return books, bring back -> 반납, 도서 반납, 반환
return at night, when closed -> 무인 반납기, 도서 반납함, 무인 반납함
book is out, reserve a book -> 예약 도서, 도서 예약, 대출 중
book from another library, return at another branch -> 상호 대차, 타관 반납, 책이음
lost book, damaged book -> 도서 분실, 변상, 훼손, 파손
overdue, can't borrow anymore -> 연체, 대출 정지, 연체 일수
request a book, want you to buy -> 희망 도서, 희망 도서 신청, 구입 신청
library card, become a library member -> 대출증, 회원증, 도서관 회원증
study room, quiet place -> 열람실, 학습실, 스터디룸, 자료실
print, copy, scan -> 출력, 복사, 인쇄, 스캔
donate books, give away old books -> 도서 기증, 기증 도서
club, society -> 동호회, 협회, 모임, 동아리
member fee, dues, yearly fee -> 회비, 연회비, 가입비, 회원비
vote, voting -> 의결, 표결, 투표, 의결권
majority, how many votes -> 과반수, 재적 과반수, 3분의 2 이상, 찬성
how many must be there, quorum -> 정족수, 의사 정족수, 성원
someone vote for me, proxy vote -> 위임장, 대리인, 의결권 위임
yearly meeting, annual general meeting -> 정기 총회, 총회, 연차 총회
leaders, who runs it -> 임원, 회장, 이사회, 운영 위원회
how long in office, term of office -> 임기, 연임, 중임
throw someone out, expel a member -> 제명, 강제 탈퇴, 회원 자격 상실
change rules, amend the bylaws -> 개정, 정관 변경, 회칙 개정
volunteer, help out -> 자원봉사, 봉사자, 봉사 활동
ticket, get in, entry -> 입장권, 입장, 티켓, 관람권
how much to get in, entrance fee, admission -> 입장료, 관람료, 이용료
free, no cost -> 무료, 무상, 면제
discount, cheaper, money off -> 할인, 감면, 우대, 경감
student discount, cheaper for students -> 학생 할인, 청소년 요금, 학생증 지참
group price, come with a group -> 단체, 단체 할인, 단체 관람
senior discount, old people cheaper -> 경로 우대, 경로 할인
war veteran, soldiers -> 국가유공자, 군인, 보훈
sold out, full -> 매진, 마감, 정원 초과, 만석
waiting list, no places left -> 대기자, 대기 명단, 예비 순번, 추가 모집
first come first served, who gets a place -> 선착순, 접수순, 조기 마감
drawn by lot, lottery -> 추첨, 무작위 추첨, 당첨자
how many people, capacity -> 정원, 모집 인원, 수용 인원
cancel, can't come -> 취소, 예약 취소, 불참
refund, money back -> 환불, 환급, 반환
no refund, money not returned -> 환불 불가, 환불되지 않습니다, 반환하지 않습니다
cancellation fee, charged for cancelling -> 취소 수수료, 위약금, 공제
event called off, postponed -> 취소, 연기, 순연, 중단
come late, late entry -> 지각 입장, 입장 제한, 공연 시작 후
start time, when does it begin -> 시작 시간, 개시, 개막, 개최 시간
how long, duration -> 소요 시간, 관람 시간, 상영 시간, 기간
opening hours, when open -> 운영 시간, 이용 시간, 영업시간, 개관 시간
closed, day off -> 휴관, 휴무, 휴관일, 정기 휴무, 휴업
open on weekends, Sundays -> 주말, 공휴일, 토요일, 일요일
holidays, New Year, Chuseok -> 명절, 설날, 추석, 연휴, 공휴일
last entry, latest I can enter -> 입장 마감, 매표 마감, 폐관
take pictures, film -> 사진 촬영, 촬영, 플래시, 동영상
bring, carry in -> 반입, 소지, 지참, 휴대
what to bring, things I need -> 준비물, 지참물, 구비 서류
lost and found, left something -> 유실물, 분실물, 습득물, 분실물 센터
seat, where to sit -> 좌석, 지정석, 자유석
come back in, leave and return -> 재입장, 재입장 불가
stall, sell at the market -> 판매자, 부스, 입점, 참가 업체, 자리
raffle, giveaway -> 경품 추첨, 추첨권, 이벤트
rent the hall, hire the venue -> 대관, 대관료, 시설 사용료
baby stroller, pram, buggy -> 유모차, 유아차, 유모차 대여
nursing room, change diaper -> 수유실, 기저귀 교환대
toilet, restroom, loo -> 화장실, 장애인 화장실, 공중화장실
guide, tour -> 해설, 도슨트, 안내, 가이드 투어
trip, travel -> 여행, 관광, 여정, 투어
hotel, room, stay -> 숙박, 객실, 숙소, 투숙
check in, get the room -> 입실, 체크인, 입실 시간
check out, leave the room -> 퇴실, 체크아웃, 퇴실 시간
extra person, one more guest -> 추가 인원, 인원 추가, 기준 인원, 추가 요금
extra bed, bedding -> 침구, 추가 침구, 엑스트라 베드
barbecue, grill -> 바비큐, 숯불, 그릴, 취사
campfire, make a fire -> 화기, 모닥불, 화로대, 불멍
tent, camping -> 야영, 캠핑, 텐트, 야영장
luggage, suitcase -> 수하물, 짐, 위탁 수하물, 캐리어
carry-on, bag on the plane -> 기내 수하물, 휴대 수하물, 기내 반입
too heavy, weight limit -> 무게 제한, 초과 수하물, 허용 중량
store bags, leave my luggage -> 짐 보관, 수하물 보관, 물품 보관소
flight delay, flight cancelled, plane late -> 지연, 결항, 운항 지연
change flight, change date -> 일정 변경, 날짜 변경, 변경 수수료
passport, visa -> 여권, 사증, 비자, 체류 자격
power bank, battery on plane -> 보조 배터리, 리튬 배터리
bus, bus fare -> 버스, 버스 요금, 운임, 승차
subway, train -> 지하철, 열차, 전철, 철도
ticket price, fare -> 운임, 요금, 승차권
without a ticket, caught -> 부정 승차, 부가 운임, 무임승차
monthly pass, season ticket -> 정기권, 정기 승차권
transfer, change bus -> 환승, 환승 할인
next bus, how often -> 배차 간격, 운행 시간표, 운행 간격
last bus, last train -> 막차, 마지막 열차, 운행 종료
first bus, earliest -> 첫차, 운행 시작
shuttle, free bus -> 셔틀버스, 순환 버스, 통근 버스
bike on train, take my bicycle -> 자전거 휴대, 접이식 자전거
rental car, rent a car -> 렌터카, 차량 대여, 대여 자동차
how old to rent, driver age -> 연령 제한, 만 21세 이상, 운전 경력
other driver, my wife drives -> 추가 운전자, 제2 운전자, 공동 임차인
fuel, return full -> 연료, 주유, 유류비
crash, accident with car -> 교통사고, 사고 처리, 면책금, 휴차 보상료
driver's license, driving licence -> 운전면허, 운전면허증, 면허
toll, pay for the highway -> 통행료, 하이패스
speeding, too fast -> 과속, 제한 속도, 속도 위반
road closed, detour -> 교통 통제, 우회, 도로 통제
bike share, rent a bike -> 공공 자전거, 따릉이, 자전거 대여
scooter, e-scooter -> 전동 킥보드, 개인형 이동 장치
salary, pay, wages -> 급여, 임금, 봉급, 보수, 월급
payday, when paid -> 급여 지급일, 임금 지급일, 매월 지급
bonus, extra pay -> 상여금, 성과급, 수당
overtime, extra hours -> 연장 근로, 초과 근무, 시간 외 근무, 가산 수당
night shift, work at night -> 야간 근로, 야간 수당, 교대 근무
work on holidays, work on Sunday -> 휴일 근로, 휴일 수당, 대체 휴일
working hours, how long do I work -> 근로 시간, 근무 시간, 소정 근로 시간
flexible hours, come later -> 유연 근무, 시차 출퇴근, 선택적 근로 시간
work from home, remote -> 재택근무, 원격 근무
days off, vacation days -> 연차, 연차 유급 휴가, 휴가
half day off, few hours off -> 반차, 반일 휴가, 시간 단위 연차
leftover vacation, unused days -> 미사용 연차, 연차 이월, 연차 수당, 소멸
sick leave, call in sick -> 병가, 질병 휴직, 결근
maternity leave, had a baby -> 출산 휴가, 출산 전후 휴가, 배우자 출산 휴가
parental leave, stay home with baby -> 육아 휴직, 육아기 근로 시간 단축
wedding or funeral leave, someone died day off -> 경조사 휴가, 경조 휴가, 특별 휴가
long leave, time out -> 휴직, 안식년, 무급 휴직
fired, laid off -> 해고, 면직, 권고사직, 정리 해고
quit, resign -> 사직, 퇴사, 퇴직, 사직서
severance, money when leaving -> 퇴직금, 퇴직 급여, 퇴직 연금
probation, trial period at work -> 수습 기간, 시용 기간, 수습
job opening, apply for the job -> 채용, 모집, 지원, 응시
resume, documents to send -> 이력서, 자기소개서, 제출 서류
interview, talk for the job -> 면접, 면접 전형
boss, manager -> 상급자, 부서장, 관리자, 팀장
employee, staff, workers -> 근로자, 직원, 임직원, 종사자
business trip, travel costs -> 출장, 출장비, 여비, 일비
expenses, get money back for receipts -> 경비, 정산, 증빙, 영수증, 실비
gifts, presents from clients -> 금품 수수, 선물, 향응, 청탁
second job, side job -> 겸직, 겸업, 부업
harassment at work, bullying boss -> 직장 내 괴롭힘, 성희롱, 고충 처리
hurt at work, work accident -> 산업 재해, 산재, 업무상 재해
dress code at work, what to wear to work -> 복장, 근무복, 작업복
punish, warning -> 징계, 경고, 견책, 감봉
training, course at work -> 직무 교육, 연수, 교육 훈련
part time, temp -> 시간제, 단시간 근로자, 기간제, 계약직
break, lunch hour -> 휴게 시간, 점심시간
clock in, attendance -> 출퇴근 기록, 근태, 출근부
buy, purchase -> 구매, 구입, 매수
price, how much -> 가격, 요금, 금액, 비용, 대금
pay by card, credit card ok -> 카드 결제, 신용 카드, 체크 카드
pay cash, cash only -> 현금, 현금 결제, 현장 결제
pay by bank transfer, wire the money -> 계좌 이체, 무통장 입금, 입금
installments, pay bit by bit -> 할부, 분할 납부, 분납
when to pay, payment deadline -> 납부 기한, 납입 기일, 납부일, 결제일
not paid, behind on payments -> 체납, 미납, 연체, 체불
receipt, proof of purchase -> 영수증, 구매 증빙, 거래 명세서
gift card, voucher -> 상품권, 기프트 카드, 이용권, 쿠폰
coupon, promo code -> 쿠폰, 할인 쿠폰, 할인 코드
points, loyalty -> 적립금, 포인트, 마일리지
points expire, how long are points good -> 포인트 소멸, 유효 기간, 소멸
tax included, VAT -> 부가가치세, 부가세 포함, 세금
delivery, ship -> 배송, 배달, 발송, 택배
how long for delivery, when will it arrive -> 배송 기간, 배송 소요일, 영업일, 도착
delivery fee, shipping cost -> 배송비, 택배비, 운송비
free shipping, no delivery fee -> 무료 배송, 배송비 무료, 구매 금액
islands, far away extra fee -> 도서 산간, 제주, 추가 배송비
track my package, where is my parcel -> 배송 조회, 송장 번호, 운송장
not at home, missed delivery -> 부재, 부재중, 문 앞, 경비실 보관
pick up myself, collect in store -> 직접 수령, 방문 수령, 매장 픽업
return, send back -> 반품, 반송, 회수
exchange, swap, wrong size -> 교환, 사이즈 교환
changed my mind, don't want it anymore -> 단순 변심, 청약 철회, 고객 변심
opened it, removed tag -> 개봉, 포장 훼손, 택 제거, 사용 흔적
within how many days return, how long to return -> 수령 후 7일 이내, 반품 기간, 청약 철회 기간
who pays for return shipping, return postage -> 반품 배송비, 왕복 배송비, 구매자 부담, 고객 부담
broken, defective -> 불량, 하자, 고장, 파손
wrong item came, sent the wrong thing -> 오배송, 상품 상이
warranty, guarantee -> 보증, 보증 기간, 무상 수리, 품질 보증
my own fault damage, I dropped it -> 고객 과실, 사용자 과실, 취급 부주의, 유상 수리
spare part, replacement part -> 부품, 소모품, 부속품
customer service, who to call -> 고객 센터, 서비스 센터, 콜센터, 문의처
machine, device -> 제품, 기기, 본체, 장치
won't turn on, doesn't start, dead -> 전원이 켜지지 않다, 작동하지 않다, 전원
error code, blinking light -> 오류 코드, 에러, 표시등, 점멸, 깜박
weird noise, rattles, too loud -> 이상 소음, 소음, 진동
smells bad, burning smell -> 냄새, 타는 냄새, 악취
leaks water, water on the floor -> 물이 새다, 누수, 배수
clean it, wash it, wipe it -> 청소, 세척, 손질, 관리
change filter, dirty filter -> 필터 교체, 필터 청소, 교체 주기
charge, battery -> 충전, 배터리, 충전 시간, 건전지
how long does battery last, battery drains fast -> 사용 시간, 연속 사용, 배터리 수명
install, set up -> 설치, 조립, 설정
put near wall, where to place -> 설치 장소, 간격, 통풍
child lock, buttons locked -> 잠금, 어린이 보호, 버튼 잠금
reset, factory settings -> 초기화, 공장 초기화, 재설정
waterproof, wet -> 방수, 생활 방수, 침수
overheats, too hot -> 과열, 화상, 고온
plug, outlet, power cord -> 콘센트, 플러그, 전원 코드, 멀티탭
throw away device, old battery -> 폐기, 폐건전지, 폐가전
phone, mobile -> 휴대전화, 휴대폰, 스마트폰, 단말기
phone plan, mobile contract -> 요금제, 약정, 통신 요금
data used up, internet slow on phone -> 데이터, 소진, 속도 제한
roaming, phone abroad -> 로밍, 해외 이용
keep my number, switch carrier -> 번호 이동, 통신사 변경
internet, wifi -> 인터넷, 와이파이, 무선 인터넷
app, program -> 앱, 애플리케이션, 프로그램
log in, sign in -> 로그인, 접속, 인증
forgot password, change password -> 비밀번호 찾기, 비밀번호 재설정, 비밀번호 변경
verify, code by text -> 본인 인증, 인증 번호, 2단계 인증
sign up, make account -> 회원 가입, 계정, 가입
delete account, leave the site -> 회원 탈퇴, 계정 삭제, 탈퇴
personal data, what you know about me -> 개인 정보, 수집 항목, 개인 정보 처리 방침
how long data kept, when is data deleted -> 보유 기간, 보존 기간, 보관 기간, 파기
give data to others, share my data -> 제3자 제공, 위탁, 정보 제공
stop emails, notifications off -> 수신 거부, 알림 해제, 수신 동의
update, new version -> 업데이트, 최신 버전, 갱신
crash, bug -> 오류, 강제 종료, 버그, 결함
which phones, works on -> 지원 기종, 호환, 운영 체제, 최소 사양
subscription, auto renew -> 정기 결제, 구독, 자동 갱신, 자동 연장
free trial, try for free -> 무료 체험, 체험 기간
server down, maintenance -> 점검, 서비스 중단, 장애
bank account, my account at the bank -> 계좌, 예금, 통장, 입출금
open account, new bank account -> 계좌 개설, 신규, 실명 확인
transfer, send money -> 이체, 송금, 계좌 이체
transfer limit, how much can I send -> 이체 한도, 1일 한도, 1회 한도
bank fee, charge for transfer -> 수수료, 이체 수수료, 출금 수수료
ATM, take out cash -> 출금, 현금 인출, 자동화 기기
lost card, stolen card -> 카드 분실, 도난, 분실 신고, 정지
loan, borrow money -> 대출, 차입, 여신
interest, how many percent -> 이자, 이율, 금리, 연 이율
pay back early, repay the loan early -> 중도 상환, 조기 상환, 중도 상환 수수료
savings, deposit -> 예금, 적금, 정기 예금
cancel savings early, take savings out early -> 중도 해지, 중도 해지 이율
bank goes bust, money safe -> 예금자 보호, 예금 보험
direct debit, automatic payment -> 자동 이체, 자동 납부
insurance claim, get money from insurance -> 보험금 청구, 청구 서류, 보상
insurance cost, premium -> 보험료, 납입
tax, pay taxes -> 세금, 조세, 납세, 국세, 지방세
file taxes, tax return -> 신고, 종합소득세, 연말 정산, 세금 신고
late tax, penalty tax -> 가산세, 가산금, 무신고
tax refund, get tax back -> 환급, 세금 환급, 환급금
write off, deduct -> 공제, 소득 공제, 세액 공제, 필요 경비
property tax, car tax -> 재산세, 자동차세, 취득세
inherit, gift money -> 상속, 증여, 상속세, 증여세
city office, town hall -> 시청, 구청, 주민 센터, 행정 복지 센터, 읍면동
ID, ID card -> 신분증, 주민등록증, 외국인 등록증
new address, moved -> 전입 신고, 주소 변경, 주소지
foreigner, not Korean -> 외국인, 외국 국적, 재외 국민
papers needed, documents -> 구비 서류, 제출 서류, 첨부 서류, 증빙 서류
form, fill in -> 신청서, 서식, 작성, 양식
apply, how to apply -> 신청, 접수, 신청 방법, 응모
apply online, do it on the internet -> 온라인 신청, 인터넷 접수, 홈페이지, 누리집
in person, come myself -> 방문 신청, 직접 방문, 본인, 내방
someone else for me, on my behalf -> 대리인, 대리 신청, 위임장
by mail, send by post -> 우편, 등기 우편, 우편 접수
deadline, until when -> 마감, 기한, 접수 기간, 마감일
missed the deadline, too late -> 기한 경과, 마감 이후, 기한 후, 접수 불가
how long does it take, when is it ready -> 처리 기간, 소요 기간, 영업일 이내
fee for papers, cost of a certificate -> 수수료, 발급 수수료
certificate, get a copy -> 증명서, 발급, 등본, 초본
appeal, disagree -> 이의 신청, 불복, 행정 심판, 재심
complain, complaint -> 민원, 불만, 고충, 신고
who can apply, am I eligible -> 신청 자격, 지원 대상, 자격 요건, 대상자
low income, poor -> 저소득층, 기초 생활 수급자, 차상위 계층
single parent, raising a child alone -> 한부모 가정, 한부모가족
subsidy, money from government -> 보조금, 지원금, 장려금, 수당
unemployed, lost my job -> 실업 급여, 구직 급여, 실직
fine, penalty -> 과태료, 벌금, 범칙금, 위약금
allowed, permission -> 허가, 승인, 허용, 사전 승인
not allowed, forbidden -> 금지, 불가, 제한, 엄금
have to, required, mandatory -> 의무, 필수, 의무 사항
exception, don't have to -> 예외, 면제, 제외, 단서
age limit, how old -> 연령, 만 나이, 연령 제한, 연령 기준
contract, agreement -> 계약, 약정, 협약
end contract, cancel contract -> 해지, 해제, 계약 종료, 중도 해지
contract length, how long bound -> 계약 기간, 의무 사용 기간, 약정 기간
renews by itself, automatic renewal -> 자동 연장, 묵시적 갱신, 자동 갱신
notice before leaving, how early to tell -> 사전 통보, 1개월 전, 통지, 예고
penalty for early end, leave the contract early -> 위약금, 해지 수수료, 위약벌
who is responsible, whose fault -> 책임, 귀책사유, 과실, 배상 책임
pay for damage, I broke something -> 손해 배상, 변상, 배상, 원상 복구
natural disaster, not our fault -> 천재지변, 불가항력
court, legal dispute -> 관할 법원, 소송, 분쟁, 조정
keep secret, confidential -> 비밀 유지, 기밀, 누설
copyright, use pictures -> 저작권, 지식 재산권, 무단 사용, 초상권
fire, alarm -> 화재, 화재 경보, 비상벨
evacuate, way out -> 대피, 비상구, 피난, 대피로
extinguisher, put out a fire -> 소화기, 소화전, 초기 진화
emergency number, who to call -> 비상 연락처, 비상 연락망, 119
helmet, safety gear -> 안전모, 보호구, 안전 장비, 보호 장비
dangerous, hazard -> 위험, 유해, 경고, 주의
chemical, toxic -> 유해 화학 물질, 독성, 화학 물질
gas smell, gas leak -> 가스 누출, 가스 누설, 밸브
earthquake, typhoon, flood -> 지진, 태풍, 침수, 호우, 재난
heat wave, hot day -> 폭염, 무더위, 온열 질환
snow, ice -> 제설, 폭설, 결빙, 한파
security camera, CCTV, filmed -> 영상 정보 처리 기기, 폐쇄 회로, 감시 카메라
visitor pass, badge -> 출입증, 방문증, 출입 카드
meeting, get together -> 회의, 간담회, 총회, 모임
what was decided, decision, outcome -> 의결, 결정 사항, 결의, 가결
agenda, topic -> 안건, 의제, 심의
notes of the meeting, minutes -> 회의록, 의사록, 기록
who came, attendees -> 참석자, 출석, 참석 위원
put off, postponed -> 보류, 연기, 유보, 차기 회의
all agreed, unanimous -> 만장일치, 전원 찬성, 원안 가결
voted down, rejected -> 부결, 반려, 기각
who does it, in charge -> 담당, 담당자, 담당 부서, 소관
next meeting, when do we meet again -> 차기 회의, 다음 회의, 개최 예정
budget, money left -> 예산, 잔액, 집행, 이월금
take part in study, join the research -> 연구 참여, 연구 대상자, 피험자, 참여자
paid for study, money for taking part -> 사례비, 참여 보상, 답례품
stop taking part, drop out of the study -> 동의 철회, 중도 탈락, 참여 중단
results, what did they find -> 연구 결과, 결론, 분석 결과
survey, asked people -> 설문 조사, 응답자, 설문지
increase, went up -> 증가, 상승, 인상, 확대
decrease, went down -> 감소, 하락, 인하, 축소
compared to last year, than the year before -> 전년 대비, 전년 동기 대비
anonymous, without my name -> 익명, 비식별, 가명 처리
how many times, how often -> 횟수, 주 1회, 월 1회, 빈도
per person limit, how much each -> 1인당, 1인 1매, 한도, 상한
every week, every month -> 매주, 매월, 정기적
change name on ticket, give to someone -> 양도, 명의 변경, 양도 불가, 대여 금지
`;
