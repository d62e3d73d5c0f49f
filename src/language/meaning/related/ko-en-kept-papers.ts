/** Korean questions about the English papers people keep: minutes, reports, forms, bills, postings, manuals, itineraries, notes. Not synonyms. */
export const koreanEnglishKeptPapers = `
못 온 사람, 안 온 사람, 불참자, 결석자 -> absent, apologies, regrets, not present
참석자, 온 사람, 모인 사람 -> present, attendees, in attendance, participants
다음 회의, 다음번 모임 -> next meeting, date of next meeting
회의 주재, 사회 보는 사람, 의장 -> chair, chaired by, facilitator
작성자, 만든 사람, 기록한 사람 -> prepared by, author, recorded by, reported by
담당자, 맡은 사람, 누가 맡다 -> owner, assigned to, responsible, assignee, person in charge
해야 할 일, 할 일, 후속 조치 -> action items, follow up, next steps, tasks
결정된 것, 정해진 것, 합의 -> decision, agreed, resolved, resolution
안건, 논의, 다룬 것 -> agenda, discussion, topics, item
보류, 미뤄진 안건, 결론 안 나다 -> deferred, tabled, pending, carried over
찬성, 반대, 표결 -> in favour, opposed, abstained, vote, motion
비고, 특이 사항, 덧붙인 말 -> remarks, comments, notes
첨부, 붙인 서류, 별첨 -> attachment, enclosure, appendix, annex
승인자, 결재, 누가 승인하다 -> approved by, authorised by, authorized by, sign off
문서 번호, 관리 번호, 접수 번호 -> reference number, case number, document number, ticket
개정, 고친 날, 최신판 -> revision, revised, last updated, version
사고 원인, 왜 나다, 까닭 -> cause, root cause, contributing factors
사고 경위, 무슨 일, 어떻게 된 일 -> description of incident, summary, sequence of events
발생 일시, 언제 나다 사고 -> date of incident, time of incident, occurred
다친 사람, 부상자, 피해자 -> injured, injuries, casualties, victim
목격자, 본 사람 -> witness, witnesses, statement
응급 조치, 바로 한 일, 초동 조치 -> immediate action, first aid, containment
재발 방지, 또 안 나게, 다시 안 나게 -> preventive action, corrective action, prevent recurrence, lessons learned
피해액, 손해 얼마, 피해 규모 -> estimated loss, damage, financial impact
복구, 다시 되다, 정상화 -> restored, recovery, resolved, back to normal
장애 시간, 멈춘 시간, 중단 -> downtime, outage, duration
영향받은 사람, 피해 고객 -> affected users, impact, affected customers
점검자, 검사한 사람 -> inspector, inspected by, auditor
지적 사항, 문제점, 걸린 것 -> findings, deficiencies, defects, violations
합격, 적합, 통과 -> pass, satisfactory, compliant, approved
불합격, 부적합, 탈락 -> fail, unsatisfactory, non compliant, rejected
다음 점검, 점검 주기 -> next inspection, inspection interval, due
기준값, 허용 범위, 정상 수치 -> limit, tolerance, acceptable range, reference range
측정값, 잰 값, 수치 -> measured value, reading, measurement
신청인, 신청자, 신청한 사람 -> applicant, registrant, submitted by
생년월일, 생일, 태어난 날 -> date of birth, dob, born
국적, 어느 나라 사람 -> nationality, citizenship
비상 연락처, 급할 때 연락 -> emergency contact, next of kin
가족 관계, 무슨 사이 -> relationship, relation, spouse
직업, 하는 일, 직장 -> occupation, employer, job title
학력, 전공, 나온 학교 -> education, degree, major, qualification
필수 항목, 꼭 써야 하다 -> required, mandatory, must be completed
제출 서류, 같이 내는 서류, 구비 서류 -> supporting documents, required documents, enclosures
발급 기관, 떼어 준 곳 -> issued by, issuing authority
발급일, 발행일, 뗀 날 -> date of issue, issued on
유효 기간, 만료일, 언제까지 쓰다 -> valid until, expiry date, expires, expiration
수료증, 이수증, 마친 증명 -> certificate of completion, successfully completed
품목, 산 물건, 뭐 샀다 -> item, description, product, line items
단가, 하나에 얼마, 개당 -> unit price, price per unit, each
수량, 몇 개 -> quantity, qty, units
합계, 총액, 모두 얼마, 다 해서 -> total, grand total, amount due
세금 빼고, 공급가액, 소계 -> subtotal, net, before tax
잔금, 나머지 돈, 남은 돈, 미납 -> balance, balance due, outstanding, remaining
납부 기한, 언제까지 내다, 결제 기한 -> due date, payment due, payment terms
구매자, 산 사람, 청구받는 쪽 -> bill to, buyer, customer, client
판매자, 판 사람, 공급자 -> vendor, seller, supplier, payee
입금 계좌, 계좌번호, 돈 보낼 곳 -> bank details, account number, iban, remittance
배송지, 받는 곳 -> ship to, delivery address, shipping address
견적, 견적 유효 -> quote, quotation, estimate, valid until
수입, 들어온 돈 -> income, revenue, receipts, proceeds
지출, 나간 돈, 쓴 돈 -> expenses, expenditure, spending, costs
예산, 잡아 둔 돈 -> budget, budgeted, allocated
실제로 쓴 돈, 집행 -> actual, spent, actual cost
예비비, 비상금 -> contingency, reserve, emergency fund
밥값, 식비, 식대 -> meals, catering, food, refreshments
교통비, 차비 -> travel, transport, mileage, fares
인건비, 급여, 품삯 -> salaries, wages, payroll, labour, labor
실수령액, 통장에 찍히는 돈 -> net pay, take home pay
공제, 떼는 돈 -> deductions, withholding, withheld
모집 인원, 몇 명 뽑다 -> openings, number of positions, vacancies
지원 자격, 자격 요건 -> requirements, qualifications, eligibility
우대 사항, 있으면 좋은 것 -> preferred, desirable, a plus, nice to have
담당 업무, 무슨 일 하다 -> responsibilities, duties, role
연봉, 월급 얼마, 급여 조건 -> salary, compensation, pay range, hourly rate
복지, 혜택, 복리후생 -> benefits, perks, allowance
근무지, 어디서 일하다, 재택 -> location, remote, hybrid, on site
지원 마감, 언제까지 지원하다 -> closing date, application deadline, apply by
이력서, 자소서 -> resume, cv, cover letter
상사, 누구 밑에서 일하다 -> reports to, line manager, supervisor
근무표, 오늘 누가 일하다, 당번 -> roster, rota, on duty, shift
비번, 쉬는 사람 -> day off, off duty, leave
대신 서는 사람, 대타 -> cover, substitute, relief, backup
선수 과목, 먼저 들어야 하다 -> prerequisite, corequisite
교재, 무슨 책 -> textbook, required text, reading list
성적 반영, 점수 비율, 평가 방법 -> grading, assessment, weighting, percent
중간고사, 기말고사 -> midterm, final exam
교수 면담, 교수 만나다, 질문 시간 -> office hours, by appointment
과제 늦게 내다, 지각 제출 -> late policy, late submissions, penalty
학습 목표, 뭘 배우다 -> learning outcomes, objectives, goals
주최, 여는 곳, 누가 열다 -> organised by, organized by, hosted by, organizer
연사, 강연자, 누가 말하다 -> speaker, keynote, panel
출연진, 누가 나오다 공연 -> line up, performers, featuring
정원, 몇 명까지 -> capacity, limited to, places, spaces
우천 시, 비 오면 -> rain date, rain or shine, weather permitting
오류 코드, 에러 뜻, 뜨는 번호 -> error code, fault code, display
조치 방법, 에러 나면 어떻게 -> remedy, solution, troubleshooting, corrective action
구성품, 상자에 뭐 들다 -> package contents, included accessories, in the box
크기, 치수, 가로세로 -> dimensions, width, height, depth
무게, 중량 -> weight, kg, net weight
소비전력, 전기 얼마나 먹다 -> power consumption, rated power, watts
보증 기간, 몇 년 보증 -> warranty period, limited warranty, years from
보증 제외, 보증 안 되다 -> exclusions, not covered, does not cover, void
새 기능, 새로 생긴 것, 추가된 것 -> new features, added, introduced
버그 수정, 고쳐진 것 -> bug fixes, fixed, resolved
없어진 기능, 지원 종료 -> removed, deprecated, no longer supported, end of life
알려진 문제, 아직 못 고친 것 -> known issues, limitations, workaround
최소 사양, 어디서 돌다 -> system requirements, minimum requirements, supported
시약, 재료, 실험 준비물 -> materials, reagents, equipment
희석, 농도, 묽게 하다 -> dilution, concentration, dilute
배양, 놔두다, 얼마 동안 두다 -> incubate, incubation, overnight
대조군, 비교할 것 -> control, negative control, blank
주호소, 왜 병원 오다 -> chief complaint, presenting complaint, reason for visit
진단명, 병명, 무슨 병 -> diagnosis, impression, assessment
과거력, 앓은 병, 병력 -> past medical history, history of
가족력, 집안 병 -> family history
활력징후, 맥박, 혈압 얼마 -> vital signs, bp, heart rate, pulse
복용량, 몇 번 먹다 약 -> dose, dosage, twice daily, mg
다음 진료, 또 언제 오다 -> follow up, return visit, next appointment
입원일, 퇴원일 -> admitted, admission, discharged, discharge
숙소, 어디서 자다, 묵는 곳 -> hotel, accommodation, lodging
출발, 떠나는 시간, 언제 떠나다 -> departure, depart, departs, outbound
도착, 언제 도착하다 -> arrival, arrive, arrives, eta
항공편, 비행기 번호, 무슨 비행기 -> flight, flight number, airline
환승, 경유, 갈아타다 -> layover, connection, transfer, stopover
예약 번호, 예매 번호 -> confirmation number, booking reference, reservation number
조식, 아침밥 -> breakfast included, breakfast, half board
자유 시간, 노는 시간 -> free time, at leisure
수하물, 짐 몇 키로 -> baggage allowance, checked baggage, carry on
몇 평, 집 크기, 방 몇 개 -> square feet, bedrooms, floor area, square metres
입주일, 언제 들어가다 집 -> available from, move in date, available now
가구, 옵션, 살림 있다 -> furnished, unfurnished, appliances
반품 기간, 며칠 안에 바꾸다 -> return window, returns within, days of purchase
반품 불가, 못 바꾸는 것 -> final sale, non refundable, non returnable
품절, 다 팔리다 -> out of stock, sold out, unavailable
`;
