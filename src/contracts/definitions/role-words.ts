/** What contracts call who takes part in them, beside names of their own. */
const roleWords = new Set(
  `
갑 을 병 정 임대인 임차인 임대사업자 매도인 매수인 매입자 판매자 구매자 판매인 고용주 사업주 사용자 근로자 직원 회사
회원 이용자 고객 가입자 소비자 위탁자 위탁인 수탁자 수탁인 발주자 발주사 발주처 도급인 의뢰인 수급인 수급자 수주자
시공사 용역사 공급자 공급사 제공자 공개자 정보제공자 수령자 수령인 정보수령자 라이선서 라이선시 사용허락자 실시허락자
사용권자 실시권자 채권자 채무자 대주 차주 대여자 차용인 은행 양도인 양수인 가맹본부 가맹본사 가맹점사업자 가맹점주
저작자 저작권자 저자 작가 출판사 출판권자 발행인 투자자 투자사 보험사 보험자 보험회사 피보험자 보험계약자 증여자 수증자
대리인 대리점 본인 주주 보증인 연대보증인 자문인 자문사 컨설턴트 학교 대학 학생 수강생 병원 의료기관 환자
landlord lessor tenant lessee seller vendor buyer purchaser employer employee worker company member customer user subscriber
consignor consignee client contractor provider supplier discloser recipient licensor licensee lender borrower creditor debtor
bank assignor assignee franchisor franchisee author publisher investor insurer insured policyholder donor donee agent
distributor principal shareholder guarantor consultant student patient
`
    .trim()
    .split(/\s+/),
);

export const isRoleWord = (word: string): boolean => roleWords.has(word.toLowerCase());
