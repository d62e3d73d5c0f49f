/** The digits of a text as numbers. */
export function digitsOf(text: string): number[] {
  const digits: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit >= 0 && digit <= 9) digits.push(digit);
  }
  return digits;
}

/** The check of payment cards: every second digit from the right is doubled. */
export function passesLuhn(digits: readonly number[]): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits[digits.length - 1 - index] ?? 0;
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const residentWeights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];

/** 주민등록번호 (11) and 외국인등록번호 (13) share the sum and differ in what it is taken from. */
export function passesResidentCheck(digits: readonly number[], from: 11 | 13): boolean {
  const sum = residentWeights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (from - (sum % 11)) % 10 === digits[12];
}

const businessWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** 사업자등록번호: the ninth digit, times five, also adds its tens. */
export function passesBusinessCheck(digits: readonly number[]): boolean {
  const sum = businessWeights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const tens = Math.floor(((digits[8] ?? 0) * 5) / 10);
  return (10 - ((sum + tens) % 10)) % 10 === digits[9];
}
