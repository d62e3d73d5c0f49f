/** Korean questions about English texts: what people ask with, and how texts write about it, an association a line. Not synonyms. */
export const koreanEnglishRelated = `
얼마, 가격, 값, 비용, 요금, 돈 얼마 -> price, cost, fee, charge, costs, pay, rate
돈, 현금 -> money, cash, payment, sum, amount
공짜, 무료, 그냥 주다 -> free, free of charge, no charge, at no cost, included
깎아주다, 할인, 싸게, 빼주다, 디씨 -> discount, reduced, concession, off, half price, cheaper
반값, 절반, 반만 -> half, half price, fifty percent
환불, 돌려받다, 돈 돌려주다, 돈 되찾다 -> refund, refunded, money back, reimburse, return
보증금, 예약금, 계약금, 걸어두다 -> deposit, down payment, advance
벌금, 과태료, 위약금, 물어내다 -> fine, penalty, charge, fee, charged
연체, 연체료, 늦게 내다, 밀리다 -> late, overdue, late fee, late charge, arrears
보상, 배상, 물어주다, 보상금 -> compensation, compensate, reimburse, pay you, cover
내다, 결제, 지불, 치르다 -> pay, payment, paid, payable, due
카드, 신용카드, 체크카드 -> card, credit card, debit card
계좌이체, 자동이체, 이체 -> bank transfer, direct debit, standing order
나눠 내다, 할부, 쪼개 내다 -> instalments, spread, monthly payments, split
청구서, 고지서, 명세서 -> bill, invoice, statement
영수증 -> receipt, proof of purchase
세금, 부가세 -> tax, vat
오르다, 인상, 올리다, 비싸지다 -> increase, go up, rise, raise, higher
내리다, 줄다, 낮추다 -> lower, reduce, decrease, drop
한도, 최대, 까지 -> limit, maximum, up to, at most, no more than
최소, 적어도, 이상 -> minimum, at least, or more
형편 어렵다, 빠듯하다, 돈 없다 -> hardship, money is short, struggling, cannot afford
예약, 잡다, 예약하다 -> book, booking, reserve, reservation, appointment
취소, 물리다, 무르다 -> cancel, cancellation, cancelled, called off
바꾸다, 변경, 옮기다 -> change, switch, amend, transfer, move, swap
미루다, 연기 -> postpone, defer, put off, reschedule, delay
신청, 접수, 지원하다 -> apply, application, register, request
가입, 등록, 들다 -> join, sign up, register, membership, enrol
탈퇴, 해지, 그만두다, 관두다, 끊다 -> leave, cancel, end, terminate, quit, stop
연장, 늘리다, 더 빌리다 -> extend, renew, extension, renewal
회원, 멤버 -> member, membership, subscriber
회원증, 회원카드, 출입증 -> membership card, pass, badge, card
기다리다, 대기, 대기자 -> wait, waiting list, queue
자리, 좌석, 앉다 -> seat, place, spot, space
언제, 몇시, 시간 -> time, hours, when, o'clock
여는 시간, 문 열다, 영업 -> open, opening hours, opens
닫다, 문 닫다, 끝나다, 마감 -> close, closes, closing, ends, deadline
쉬는날, 휴무, 휴일 -> closed, holiday, bank holiday, days off
공휴일, 명절, 빨간날 -> bank holiday, public holiday, holidays
주말, 토요일, 일요일, 토욜, 일욜 -> weekend, saturday, sunday, weekends
평일, 주중 -> weekday, weekdays, monday to friday
월요일 -> monday
화요일 -> tuesday
수요일 -> wednesday
목요일 -> thursday
금요일 -> friday
아침, 오전, 새벽 -> morning, early, am, breakfast
점심, 낮, 정오 -> lunch, midday, noon, daytime
저녁, 오후 -> evening, afternoon, dinner, pm
밤, 야간, 한밤, 밤늦게 -> night, overnight, late, midnight
하루, 일일 -> day, daily, a day
일주일, 한주 -> week, weekly, seven days
한달, 달마다, 매달 -> month, monthly, a month
일년, 해마다, 매년 -> year, yearly, annual, annually
크리스마스, 성탄절, 연말 -> christmas, new year, december
여름, 여름철 -> summer, july, august
겨울, 겨울철 -> winter, december, january
봄 -> spring, march, april
가을 -> autumn, september, october
방학 -> school holidays, half term, term
며칠, 기간, 얼마나 오래 -> days, weeks, period, how long, within
늦다, 지각, 늦게 -> late, delay, delayed, arrive after
일찍, 미리, 먼저 -> early, in advance, beforehand, ahead, before
바로, 곧, 당장 -> immediately, straight away, at once, right away
자주, 매번 -> often, every, regularly
처음, 첫 -> first, new, initial
마지막 -> last, final
다시, 또 -> again, another, second
어디, 장소, 위치 -> where, place, location, address
가깝다, 근처, 가까운 -> near, nearest, close, nearby, within
멀다, 거리, 얼마나 멀리 -> far, distance, miles, away, within
입구, 들어가는 곳, 현관 -> entrance, gate, door, front door
출구, 나가는 곳, 비상구 -> exit, way out, emergency exit
위층, 윗집, 윗층 -> upstairs, above, upper
아래층, 밑 -> downstairs, below, underneath, ground floor
안내데스크, 접수대, 프런트 -> reception, desk, front desk, counter
사무실, 사무소 -> office
화장실 -> toilet, toilets, bathroom, restroom, loo
샤워, 씻다, 땀 -> shower, showers, wash, washing
탈의실, 옷 갈아입다 -> changing room, changing tents, change, locker
사물함, 라커, 보관함 -> locker, lockers, storage, left
짐, 가방, 맡기다 -> bag, bags, luggage, baggage, belongings, left luggage
귀중품 -> valuables
분실물, 잃어버리다, 잃다, 없어지다, 두고 오다, 놓고 오다, 흘리다 -> lost, lost property, lose, missing, left behind, replacement
도둑, 훔치다, 도난 -> stolen, theft, thief, burglary
찾다, 찾아오다, 찾으러 -> collect, find, pick up, claim, collection
맡다, 보관 -> keep, store, hold, stored, kept
버리다, 쓰레기, 폐기 -> rubbish, waste, bin, throw away, dispose, litter
재활용, 분리수거 -> recycling, recycle
열쇠, 키 -> key, keys, fob
자물쇠, 잠그다, 잠기다 -> lock, locked, padlock, locks
비밀번호, 비번, 암호 -> password, code, pin, passcode
와이파이, 무선인터넷 -> wifi, wireless, network, internet
인터넷, 온라인 -> internet, online, website, broadband
공유기, 라우터, 모뎀 -> router, hub, modem
느리다, 속도 -> slow, speed, mbps
끊기다, 안되다, 먹통, 장애 -> down, fault, outage, loss of service, disconnect, problem
켜다, 켜지다, 전원 -> turn on, switch on, power, start
끄다, 꺼지다 -> turn off, switch off, off
불, 불빛, 램프, 등 -> light, lamp, lights, led
빨간, 빨간색 -> red
주황, 주황색, 오렌지색 -> orange, amber
노란, 노란색 -> yellow
초록, 초록색, 녹색 -> green
파란, 파란색 -> blue
하얀, 흰색, 하얗다 -> white
검은, 검정색 -> black
깜빡이다, 깜박거리다 -> flash, flashing, blink
누르다, 버튼 -> press, button, hold
재시작, 껐다 켜다, 초기화 -> restart, reset, reboot, unplug
앱, 어플 -> app, application
홈페이지, 사이트, 누리집 -> website, site, page
문자, 카톡, 톡, 메시지 -> text, message, text message, sms
전화, 전화하다, 통화 -> call, phone, telephone, ring
전화번호, 연락처 -> phone number, number, contact, telephone
이메일, 메일 -> email, write to
편지, 우편 -> letter, post, mail
알리다, 얘기하다, 말하다, 연락 -> tell, inform, notify, let us know, contact, notice
묻다, 문의, 물어보다 -> ask, enquire, contact, questions
항의, 불만, 따지다, 민원 -> complaint, complain, complaints, ombudsman
답, 답변, 회신 -> reply, answer, respond
서류, 종이, 양식 -> form, document, paper, paperwork
증명, 증빙, 증명서 -> proof, certificate, evidence
신분증, 민증, 여권 -> id, identification, passport, photo id
진단서, 소견서 -> doctor's note, medical certificate, vet's note
서명, 사인, 싸인 -> sign, signature, signed
동의, 허락, 허가 -> permission, consent, agree, approval, allowed
계약, 계약서, 약정 -> contract, agreement, terms
규칙, 규정 -> rules, policy, regulations
가능, 되나요, 해도 되다, 괜찮다 -> may, can, allowed, permitted, welcome
안되다, 금지, 못하다 -> not allowed, must not, cannot, prohibited, banned, forbidden
꼭, 반드시, 해야 하다, 필수 -> must, required, need, compulsory, have to
주의, 조심 -> careful, caution, warning, avoid
위험, 위험하다 -> danger, dangerous, risk, hazardous
안전 -> safety, safe
사고, 사고 나다 -> accident, incident, crash
다치다, 부상, 삐다 -> injury, injured, hurt, accident
아프다, 몸살, 병 -> ill, sick, illness, unwell, sickness
열, 열나다 -> fever, temperature
감기, 기침 -> cold, cough, flu
배탈, 토하다, 설사 -> vomiting, stomach bug, diarrhoea, sick
어지럽다, 어지러움 -> dizzy, dizziness
가슴 아프다, 가슴 통증 -> chest pain
약, 알약, 약 먹다 -> medicine, tablets, medication, pills, dose
진통제, 타이레놀 -> painkiller, paracetamol, ibuprofen, pain relief
주사, 백신, 예방접종, 접종 -> vaccine, vaccination, injection, jab
병원, 의사, 진료 -> hospital, doctor, surgery, clinic, gp
치과, 이빨, 이, 치아 -> dentist, dental, tooth, teeth
눈, 시력 -> eye, eyes, vision, sight
귀 -> ear, ears, hearing
손 -> hand, hands
발, 발목 -> foot, feet, ankle
머리, 머리카락 -> head, hair
피, 출혈 -> blood, bleeding
상처, 붕대, 실밥 -> wound, dressing, stitches, bandage
수술 -> operation, surgery, procedure
임신, 임산부 -> pregnant, pregnancy
알레르기 -> allergy, allergic, allergies
응급, 구급차, 급하다 -> emergency, ambulance, urgent, 999
보험, 보험료 -> insurance, cover, premium, policy
아이, 애, 아기, 꼬마 -> child, children, kids, baby, toddler, under
아들 -> son, child, boy
딸 -> daughter, child, girl
부모, 엄마, 아빠, 보호자 -> parent, parents, guardian, carer, adult
할머니, 할아버지, 노인, 어르신, 할매, 할배 -> senior, pensioner, over 60, over 65, over 70, older, elderly, grandparent
어른, 성인 -> adult, adults, over 18
청소년, 중학생, 고등학생 -> teenager, under 16, under 18, young people
학생, 대학생 -> student, students, concession
나이, 몇살, 살 -> age, aged, years old, minimum age, under, over
가족, 식구 -> family, household, relatives
부부, 남편, 아내, 와이프 -> partner, spouse, husband, wife, couple
동생, 형, 오빠, 언니, 누나 -> brother, sister, sibling
친구, 지인 -> friend, guest, visitor
손님, 방문객 -> guest, guests, visitor, visitors
이웃, 옆집 -> neighbour, neighbours, next door
혼자, 홀로 -> alone, by yourself, unaccompanied, single, lone
같이, 함께, 데리고, 데려가다 -> together, accompanied, bring, with
여럿, 단체, 여러명 -> group, groups, party of
몇명, 인원 -> people, persons, maximum, group size
직원, 알바, 스태프 -> staff, employee, worker, team
사장, 주인, 매니저 -> manager, owner, boss
집주인 -> landlord, owner
세입자 -> tenant, tenants
기사, 설치기사, 수리기사 -> engineer, technician, driver, mechanic
선생님, 강사 -> teacher, instructor, tutor, coach
경찰 -> police
자원봉사, 봉사 -> volunteer, volunteers
외국인 -> foreign, overseas, international
장애인, 휠체어 -> disabled, wheelchair, accessible, disability
개, 강아지, 반려견, 멍멍이 -> dog, dogs, puppy, puppies, pet
고양이, 냥이 -> cat, cats, kitten
반려동물, 애완동물 -> pets, animals, pet
새 -> bird, birds
물고기, 어항 -> fish, aquarium
목줄, 줄 -> lead, leash
사료, 개밥, 밥그릇 -> food, feed, bowl, bowls
산책 -> walk, walks, walking
밥, 식사, 끼니 -> meal, meals, food, eat, dinner, lunch
먹다, 먹을것, 음식 -> eat, food, meals, snacks
마시다, 음료 -> drink, drinks, beverages
물 -> water
커피, 차 -> coffee, tea
술, 맥주, 소주, 와인 -> alcohol, beer, wine, drink, drinking
담배, 흡연, 전자담배 -> smoking, smoke, cigarettes, vape, vaping, e-cigarettes
고기 -> meat, beef, pork, chicken
채식, 비건 -> vegetarian, vegan
과자, 간식 -> snack, snacks, treats
도시락, 싸오다 -> packed lunch, lunch, own food, picnic
냉장고 -> fridge, refrigerator
냉동, 얼리다, 얼음 -> freeze, freezer, frozen, ice
데우다, 전자레인지 -> heat, microwave, reheat, warm
굽다, 오븐, 바베큐 -> bake, oven, barbecue, grill
설거지, 식기세척기 -> dishwasher, washing up, dishes
청소, 닦다 -> clean, cleaning, wipe
세탁, 빨래, 세탁기 -> laundry, wash, washing machine
냄새 -> smell, odour, smells
물 새다, 누수 -> leak, leaking, leaks
고장, 망가지다, 부서지다, 깨지다 -> broken, fault, damage, breakdown, damaged, faulty, break
찢어지다, 찢다 -> torn, tear, tears, rip
얼룩, 더럽다 -> stain, dirty, mark
젖다 -> wet, damp
수리, 고치다, 에이에스 -> repair, fix, mend, service
교체, 갈다, 새것 -> replace, replacement, new
부품, 필터 -> part, parts, filter
건전지, 배터리, 방전 -> battery, batteries, flat battery, dead
충전, 충전기 -> charge, charger, charging
전기, 콘센트, 플러그 -> electricity, socket, plug, power
정전 -> power cut, outage
가스 -> gas
난방, 보일러 -> heating, boiler, radiator
춥다 -> cold, frost
덥다, 더위 -> hot, heat
에어컨 -> air conditioning
창문, 환기 -> window, windows, ventilation
문 -> door, gate
벽, 못 박다 -> wall, walls, nails, drill
지붕 -> roof
방 -> room, rooms, bedroom
침대, 이불, 베개 -> bed, bedding, pillow, blanket
수건, 타월 -> towel, towels
의자, 책상, 탁자 -> chair, desk, table
가구 -> furniture
텔레비전, 티비 -> tv, television
컴퓨터, 노트북 -> computer, laptop
태블릿, 기기 -> tablet, device
프린터, 출력, 인쇄, 뽑다 -> print, printing, printer
복사 -> copy, photocopy
컬러, 색깔 -> colour, color
흑백 -> black and white
사진, 찍다, 촬영 -> photo, photograph, photography, pictures, filming
영상, 동영상, 비디오 -> video, film
음악, 노래, 틀다 -> music, play, speaker
이어폰, 에어팟, 헤드폰 -> headphones, earphones, in-ear, earbuds
소음, 시끄럽다, 조용하다 -> noise, noisy, quiet, loud
책 -> book, books
대출, 빌리다, 대여 -> borrow, loan, hire, lend, rental
반납, 돌려주다, 갖다주다 -> return, returned, bring back, give back
도서관 -> library
스터디룸, 회의실 -> study room, meeting room, rooms
게임 -> game, games
장난감 -> toy, toys
악기 -> instrument, instruments, musical
차, 자동차, 승용차 -> car, vehicle, cars
오토바이 -> motorbike, motorcycle
자전거, 따릉이 -> bike, bicycle, cycle, bikes
킥보드 -> scooter
버스 -> bus, buses, coach
기차, 열차 -> train, trains, rail
지하철 -> underground, tube, metro
택시 -> taxi, cab
비행기, 항공 -> plane, flight, airline, aircraft
공항 -> airport
배, 여객선 -> ferry, boat
역, 정류장 -> station, stop
주차, 주차장, 차 대다 -> parking, park, car park
운전, 몰다 -> drive, driving, driver
면허, 면허증 -> licence, license
시동, 시동 걸다 -> start, engine, breakdown, battery
견인, 끌고가다 -> tow, towing, towed
기름, 휘발유, 주유 -> petrol, fuel, diesel, gas
타이어, 펑크 -> tyre, puncture, tire, flat
막히다, 교통체증 -> traffic, delayed, late
길, 도로 -> road, street, route, way
집 앞, 우리집 -> home, home address, house
표, 티켓, 입장권 -> ticket, tickets, admission
입장, 들어가다 -> entry, enter, admission, entrance
타다, 탑승 -> board, boarding, ride, get on
내리다, 하차 -> get off
태우다, 데리러 오다, 실어다 주다 -> pick up, collect, collection, transport, drive
여행 -> travel, trip, holiday, journey
해외, 외국, 유럽 -> abroad, overseas, europe, countries
숙소, 호텔, 펜션 -> hotel, accommodation, cottage, lodge
숙박, 자다, 묵다, 재우다 -> stay, overnight, sleep, night
체크인, 입실, 들어가는 시간 -> check-in, arrival, arrive
체크아웃, 퇴실, 나가는 시간 -> check-out, departure, leave by
캠핑, 텐트 -> camping, tent, campsite
수영, 수영장 -> swim, swimming, pool
헬스, 운동, 헬스장 -> gym, exercise, fitness
달리기, 뛰다, 마라톤 -> run, running, runner, race
번호표, 배번 -> number, bib
경기, 대회, 시합 -> match, race, competition, event
축구, 공 -> football, ball
수업, 강습, 강의 -> class, lesson, course, lessons
시험 -> exam, test
숙제, 과제 -> homework, assignment
학교 -> school
유치원, 어린이집 -> nursery, preschool, daycare, childcare
하원, 데려가다, 픽업 -> collect, pick up, collection
준비물, 챙기다, 가져가다, 가져오다 -> bring, what to bring, pack, need
옷, 입다, 복장 -> clothes, wear, clothing, dress code
신발, 운동화 -> shoes, trainers, footwear, boots
모자 -> hat, cap
우산, 비, 비오다 -> rain, umbrella, wet weather
눈오다, 폭설 -> snow, ice
바람, 태풍 -> wind, storm, gale
날씨 -> weather
나무 -> tree, trees, wood
꽃, 식물, 화분 -> flower, plants, planting
잔디, 마당, 정원 -> lawn, garden, grass
텃밭, 농사 -> allotment, plot, growing
벌레, 해충, 바퀴벌레 -> pests, insects, bugs
불나다, 화재 -> fire, fire alarm
촛불 -> candle, candles
택배, 소포, 배송 -> parcel, delivery, package, shipping
배달, 배송비 -> delivery, deliver, postage
반품, 교환 -> return, returns, exchange
주문, 시키다, 사다 -> order, buy, purchase
상자, 포장 -> box, packaging, packed
크기, 사이즈 -> size, dimensions, large, small
무게, 무겁다, 키로, 킬로 -> weight, weigh, kg, heavy
길이, 높이 -> length, height, long, tall
온도, 몇도 -> temperature, degrees
개수, 몇개 -> number, how many, items, up to
남다, 남은 -> left, remaining, unused
모자라다, 부족 -> short, not enough
많다, 많이 -> many, much, more
적다, 조금 -> few, less, little
새로, 새로운 -> new
오래되다, 낡다, 헌 -> old, worn, used
크다, 큰 -> large, big
작다, 작은 -> small, little
빠르다, 빨리 -> fast, quick, quickly, soon
쉽다 -> easy, simple
좋다 -> good, best, welcome
이유, 왜 -> because, reason, why
방법, 어떻게 -> how, way, steps, follow
순서, 차례 -> order, turn, steps
조건, 자격 -> conditions, eligible, qualify, requirement
예외, 빼고 -> except, unless, exception, excluding
대신 -> instead, substitute, in place of, on behalf
이사 -> move, moving, moving house
전입, 주소 바꾸다 -> address, change of address, move
죽다, 사망, 돌아가시다 -> death, dies, deceased
결혼 -> wedding, marriage, married
생일 -> birthday
선물 -> gift, present
기부 -> donate, donation
회사, 직장 -> company, employer, work
월급, 급여, 임금 -> pay, wage, salary
휴가, 연차 -> leave, holiday, annual leave
야근, 초과근무 -> overtime
출근, 근무 -> work, shift, start work
퇴사 -> resign, leave, notice
병가 -> sick leave, sick pay, sickness
출장 -> business trip, travel
교대, 스케줄 -> rota, shift, schedule
휴식, 쉬다 -> break, rest, breaks
팁 -> tip, tips, gratuity
유니폼 -> uniform
구독 -> subscription, subscribe
요금제, 상품 -> plan, package, tariff
무제한 -> unlimited
용량, 저장공간 -> storage, space, gb, capacity
백업 -> backup, back up
삭제, 지우다 -> delete, remove, erase
복구, 되살리다 -> restore, recover, recovery
업데이트 -> update, version, upgrade
로그인, 계정, 아이디 -> log in, account, sign in
개인정보 -> personal data, privacy, data
광고 -> advert, ads, advertising
차단, 막다 -> block, blocked, filter
오류, 에러 -> error, fault
연결, 연결하다 -> connect, connection, connected
설치 -> install, installation, fit, set up
설명서, 안내서 -> manual, guide, instructions, leaflet
품질보증, 보증 -> warranty, guarantee
중고 -> second-hand, used
점검, 검사 -> check, inspection, test
확인 -> check, confirm, confirmation
결과 -> result, results
사용, 쓰다, 이용 -> use, using
못 쓰다, 만료, 유효기간 -> expire, expired, expiry, valid until
테이프, 붙이다 -> tape, stick, glue
칼, 가위 -> knife, scissors, blade
유리 -> glass
플라스틱, 비닐 -> plastic, bag
종류 -> kind, type, kinds
세척 -> wash, rinse, clean
말리다, 건조 -> dry, drying, dryer
`;
