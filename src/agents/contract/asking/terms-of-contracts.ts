/** Words are between blanks, and may be patterns. */
function beginningWith(words: string): RegExp {
  return new RegExp(`^(?:${words.trim().split(/\s+/u).join("|")})`);
}

/** Terms that a contract is made of, as their words begin. */
export const termsOfContracts = beginningWith(`
  계약 조항 특약 당사자 해지 해제 해약 갱신 연장 만료 종료 취소 철회 거절 거부 교체 위약 위반 불이행 지체 지연 연체 손해
  배상 보상 면책 책임 과실 고의 귀책
  상한 하한 한도 예외 제한 금지 벌칙 벌금 위약벌 제재 담보 보증 보험 이자 수수료 대금 대가 보수 잔금 선급 착수금 계약금
  보증금 예치금 정산 환불 환급 반환 세금 부가세 부가가치세 원천징수 세금계산서 인지세
  양도 승계 위임 위탁 재위탁 하도급 하청 재하도급 제3자 독점 비독점 경업 겸업 경쟁(?!률|력) 비밀(?!번호) 기밀 누설
  유출 공개 개인정보 지식재산 지적재산 저작 특허 상표 소유권 사용권 이용권 이용허락 라이선스
  납품 납기 인도 검수 검사 하자 보수 결함 유지보수 수정 변경 추가 기한 기일 기간(?!제) 통지 통보 서면 동의 승인 승낙
  협의 합의 분쟁 소송 중재 조정 관할 법원 재판 준거법 불가항력 천재지변 효력 무효 해석 의무(?!병|교육) 권리 정의 별지
  부칙 서명 날인 감사$
  휴가 연차 휴일 휴게 수습 퇴직 상여 성과급 수당 식대 급여 임금(?!님) 근로시간 차임 월세 관리비 원상복구 전대
  terminat cancel renew extend extension expir breach default penalt
  liquidated damage liabilit liable indemn warrant guarant insur cap$
  limit exception exclusion deposit refund fee$ fees invoice vat$ tax$
  taxes interest$ payment royalt
  assign transfer subcontract sublicen licen[cs] exclusiv confidential
  nda$ disclos copyright ownership intellectual patent trademark non$
  compet deliver accept inspect defect amend reject refus sue$ publish
  cop(?:y|ies)$ revision modif deadline notice consent dispute arbitrat
  jurisdiction court$ courts$ venue majeure severab surviv obligation
  clause contract agreement part(?:y|ies)$
`);

/** Words that say of a term what is asked of it, and name nothing themselves. */
export const saidOfTerms = beginningWith(`
  퍼센트 프로 모두 전부 며칠 가능 필요 있[나는을] 없[나는을] 여부 내용 조건 경우 사유 방법 절차 범위 금액 비율 횟수
  대상 기준 시점 발행 발생 적용 지급 부담 포함 별도 유지 요구 청구 행사 제공 처리 진행 규정 정해 어떤 어떻게 혹시 그럼
  그러면 그리고 따로 먼저 미리 중간 중도 일방 자동 최대 최소 서로 누구 상대 우리 내가 제가 나한테 다시 이후 전에 후에
  (?:appl[iy]|govern|includ|requir|allow|permit|possib|happen|resolv|settl|cover|handl|provision|intellectual|propert|writ)
  (?:long|last|lasts|lasting|early|earlier|late|issue|issued|bear|bears|owe|owed|due|paid|pay|pays|start|starts|end|ends|begin|begins|run|runs|force|tax|amount|maximum|minimum|total|many|much|there|right|rights|law|laws|period|term|terms|section|say|says|set|sets|anyone|someone|option|options|charge|charged|decide|decides|grace|either|other|side|third|work|prior|advance|one|else)(?![a-z])
`);
