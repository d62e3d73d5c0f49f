/** English questions about the Korean papers people keep: minutes, reports, forms, bills, postings, manuals, itineraries, notes. Not synonyms. */
export const englishKoreanKeptPapers = `
who was absent, who missed the meeting, who wasn't there -> 불참, 불참자, 결석, 미참석
next meeting, meet again -> 차기 회의, 차기 일정, 다음 회의
who chaired, who ran the meeting -> 의장, 주재, 사회자, 진행자
who wrote it, author of the report -> 작성자, 기안자, 보고자
person in charge, who is responsible -> 담당자, 책임자, 담당 부서
action items, things to do after -> 후속 조치, 조치 사항, 향후 계획
decided, agreed at the meeting -> 결정 사항, 의결 사항, 합의 사항
left undecided, undecided items -> 보류, 차기 이월, 재논의
votes in favour, votes against -> 찬성, 반대, 기권, 가결, 부결
remarks, extra note -> 비고, 특이 사항, 참고 사항
attachments, annex -> 첨부, 붙임, 별첨
approved by, signed off -> 결재, 승인자, 전결
document number, reference number -> 문서번호, 관리번호, 접수번호
version, last revised -> 개정일, 개정 번호, 변경 이력
cause of the accident, why it happened -> 발생 원인, 사고 원인, 원인 분석
what happened, course of events -> 사고 개요, 발생 경위, 경위
when it happened, time of the incident -> 발생 일시, 사고 일시, 발생 시각
where it happened, site of the accident -> 발생 장소, 사고 장소
injured people, anyone hurt -> 부상자, 재해자, 인명 피해
witness, who saw it -> 목격자, 목격자 진술
immediate action, what was done at once -> 초동 조치, 응급 조치, 긴급 조치
prevent it happening again, preventive measures -> 재발 방지 대책, 재발 방지, 예방 조치
damage in money, how much was lost -> 피해액, 피해 규모, 재산 피해
outage, how long was it down -> 장애 시간, 중단 시간, 복구 완료
inspector, who inspected -> 점검자, 검사원, 점검 기관
inspection findings, what was wrong -> 지적 사항, 부적합, 미흡
fix by, deadline to correct -> 시정 기한, 개선 기한, 조치 기한
next inspection, how often inspected -> 차기 점검, 점검 주기, 정기 점검
limit value, allowed range -> 기준값, 허용 범위, 기준치
applicant, who applied -> 신청인, 신청자
date of birth, birthday -> 생년월일, 출생일
nationality, which country from -> 국적, 국가
emergency contact, who to call -> 비상 연락처, 긴급 연락처
occupation, employer -> 직업, 근무처, 직장명
highest education, major -> 최종 학력, 전공, 학과
bank account, account holder -> 계좌번호, 예금주, 입금 계좌
required documents, papers to submit -> 제출 서류, 구비 서류, 첨부 서류
purpose of the certificate -> 용도, 제출처, 사용 목적
issued by, issuing office -> 발급 기관, 발행처, 발급처
date of issue -> 발급일, 발행일, 교부일
expires, valid until -> 유효 기간, 만료일, 유효기한
sign here, seal -> 서명 또는 인, 날인, 서명란
business registration, company number -> 사업자등록번호, 법인등록번호
name of the company, representative -> 상호, 대표자, 법인명
proof of employment, worked from when -> 재직증명서, 경력증명서, 재직 기간
items bought, what was bought -> 품목, 품명, 주문 내역
unit price, price each -> 단가, 개당 가격
quantity, how many ordered -> 수량, 주문 수량
total, altogether -> 합계, 총액, 합계 금액
before tax, without vat -> 공급가액, 부가세 별도
vat, tax amount -> 부가가치세, 세액, 부가세
rest of the money, balance due -> 잔금, 잔액, 미지급금
pay by, payment due date -> 납부 기한, 지급 기한, 입금 기한
buyer, billed to -> 공급받는 자, 구매자, 발주처
seller, supplier -> 공급자, 판매자, 공급업체
approval number, card payment -> 승인번호, 카드 결제, 결제 수단
delivery date, when goods arrive -> 납기, 납품 기한, 납품일
quote, how long is the quote valid -> 견적서, 견적 금액, 견적 유효기간
income, money coming in -> 수입, 세입, 수입 내역
spending, money out -> 지출, 지출 내역, 집행액
budgeted, planned amount -> 예산액, 편성액, 배정액
left over, unspent -> 집행 잔액, 불용액, 이월액
reserve, money just in case -> 예비비, 적립금
meal cost, food expenses -> 식대, 식비, 다과비
travel cost, fares -> 교통비, 여비, 운임
staff cost, labour cost -> 인건비, 노무비
deductions, taken off my pay -> 공제 내역, 공제액, 소득세
take home pay, net salary -> 실수령액, 차인 지급액
positions, what are they hiring for -> 모집 분야, 채용 직무, 모집 부문
how many are hired, openings -> 모집 인원, 채용 인원
job requirements, who can apply -> 지원 자격, 자격 요건, 응시 자격
preferred, nice to have -> 우대 사항, 우대 조건
duties, what the job is -> 담당 업무, 주요 업무, 직무
employment type, permanent or contract -> 고용 형태, 정규직, 계약직
workplace, where to work -> 근무지, 근무 장소
application deadline, apply by -> 접수 기간, 접수 마감, 원서 접수
hiring steps, interview -> 전형 절차, 서류 전형, 면접 전형
who is on duty, roster -> 근무자, 당직자, 근무표, 당번
night shift, night duty -> 야간 근무, 당직, 숙직
prerequisite, course before this -> 선수 과목, 선이수
how is it graded, grading -> 평가 방법, 성적 평가, 반영 비율
office hours, see the professor -> 면담 시간, 상담 시간, 연구실
organizer, who hosts the event -> 주최, 주관
sponsor of the event -> 후원, 협찬
speaker, who gives the talk -> 연사, 강연자, 발표자
order of the ceremony, program -> 식순, 진행 순서, 세부 일정
if it rains, rain date -> 우천 시, 순연
error code, what the code means -> 오류 코드, 에러 코드, 이상 표시
what to do about the error, remedy -> 조치 방법, 해결 방법, 대처 방법
box contents, accessories -> 구성품, 부속품
size of the machine, dimensions -> 외형 치수, 제품 규격
power use, watts -> 소비전력, 정격 전력
serial number, model -> 일련번호, 제조번호, 모델명
warranty length, years covered -> 보증 기간, 품질보증기간, 무상 보증
pay for the repair, not covered -> 유상 수리, 보증 제외
new features, what was added -> 신규 기능, 기능 추가, 새로운 기능
bugs fixed, fixes -> 오류 수정, 버그 수정, 수정 사항
known issues, still broken -> 알려진 문제, 제한 사항
reagents, materials for the experiment -> 시약, 실험 재료, 실험 기구
diagnosis, what illness -> 진단명, 병명, 상병
reason for the visit, complaint -> 주호소, 내원 사유, 주증상
past illness, medical history -> 과거력, 기왕력, 병력
vital signs, pulse -> 활력징후, 혈압, 맥박
next visit, follow up -> 추적 관찰, 재내원, 외래 예약
admitted, discharged -> 입원일, 퇴원일, 재원 기간
where do we sleep, hotel on the trip -> 숙소, 숙박지, 투숙
departure time, when we leave -> 출발 시각, 출발일, 출발 일시
flight number, which flight -> 항공편, 편명
layover, change planes -> 경유, 환승
included in the price of the trip -> 포함 사항, 포함 내역
not included, pay extra on the trip -> 불포함 사항, 개인 경비, 선택 관광
floor area, how big is the flat -> 전용면적, 공급면적
available from, move in date -> 입주 가능일, 즉시 입주
furnished, appliances in the flat -> 풀옵션, 빌트인, 옵션
days to return, return period -> 반품 기간, 교환 및 반품, 청약철회
no returns, cannot be exchanged -> 교환 불가, 반품 불가
out of stock, sold out -> 품절, 재고 소진
`;
