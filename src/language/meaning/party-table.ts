/** Who takes part in agreements, a role a line with the words for it. Nobody is both of two roles. */
export const partyTable = `
갑: 갑, party a
을: 을, party b
병: 병
정: 정
lessor: 임대인, 집주인, 건물주, 임대인 측, 임대사업자, landlord, lessor
lessee: 임차인, 세입자, 임차인 측, 빌린 사람, tenant, lessee
seller: 매도인, 판매자, 파는 쪽, 파는 사람, 판매인, seller, vendor
buyer: 매수인, 구매자, 사는 쪽, 사는 사람, 매입자, buyer, purchaser
employer: 고용주, 사업주, employer
employee: 근로자, 직원, 임직원, 사원, 종업원, 피용자, employee, employees, worker
company: 회사, 당사, 사측, company
member: 회원, 이용자, 고객, 가입자, 소비자, member, members, customer, customers, user, users, subscriber
consignor: 위탁자, 위탁인, 맡긴 쪽, consignor
consignee: 수탁자, 수탁인, 맡은 쪽, consignee
orderer: 발주자, 발주사, 발주처, 도급인, 의뢰인, client
contractor: 수급인, 수급자, 수주자, 시공사, 용역사, contractor
provider: 공급자, 제공자, 공급사, provider, supplier
discloser: 공개자, 제공 당사자, 정보제공자, disclosing party, discloser
recipient: 수령자, 수령인, 정보수령자, 받은 쪽, receiving party, recipient
licensor: 라이선서, 사용허락자, 실시허락자, licensor
licensee: 라이선시, 사용권자, 실시권자, licensee
creditor: 채권자, 대주, 대여자, 은행, lender, creditor, bank
debtor: 채무자, 차주, 차용인, 빌려간 사람, borrower, debtor
assignor: 양도인, assignor
assignee: 양수인, assignee
franchisor: 가맹본부, 본사, 가맹본사, franchisor
franchisee: 가맹점사업자, 가맹점주, 점주, 가맹점, franchisee
author: 저작자, 저자, 작가, 저작권자, author
publisher: 출판사, 출판권자, 발행인, publisher
investor: 투자자, 투자사, investor
insurer: 보험사, 보험자, 보험회사, insurer
insured: 피보험자, 보험계약자, insured, policyholder
donor: 증여자, 기부자, donor
donee: 수증자, donee
agent: 대리인, 대리점, agent, distributor
principal: 본인, principal
shareholder: 주주, shareholder, shareholders
guarantor: 보증인, 연대보증인, guarantor
consultant: 자문인, 자문사, 컨설턴트, consultant
school: 학교, 대학, university
student: 학생, 수강생, student
hospital: 병원, 의료기관, hospital
patient: 환자, patient
both: 양 당사자, 각 당사자, 어느 당사자도, 어느 당사자, 당사자들, 쌍방, 양측, 양쪽, 서로, 어느 쪽이든, 어느 쪽도, 어느 한쪽, 당사자, both parties, either party, each party, neither party, any party, the parties, both sides, either side, each other
other: 상대방, 다른 쪽, 상대 당사자, 반대편, other party, counterparty, other side
one: 당사자 일방, 일방 당사자, 일방, 한쪽, one party, defaulting party, breaching party
`;

/** Roles that are nobody in particular: a statement about them is not against one about a named party. */
export const vagueParties: ReadonlySet<string> = new Set(["both", "other", "one"]);
