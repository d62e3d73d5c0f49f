/** A unit of measure: what it measures, and how many of the measure's base unit it is. */
export interface AmountUnit {
  readonly measure: string;
  readonly size: number;
  readonly shown: string;
}

/** A unit a line: what it measures, its size, how it is written in an answer, and its other names. */
const table = `
length 0.001 mm 밀리미터 밀리 millimeter millimeters
length 0.01 cm 센티미터 센티 센치 centimeter centimeters
length 1 m 미터 meter meters
length 1000 km 킬로미터 kilometer kilometers
length 0.0254 in 인치 inch inches
length 0.3048 ft 피트 foot feet
length 0.9144 yd 야드 yard yards
length 1609.344 mi 마일 mile miles
weight 0.001 g 그램 gram grams
weight 1 kg 킬로그램 킬로 kilogram kilograms
weight 1000 t 톤 ton tons
weight 0.45359237 lb 파운드 pound pounds lbs
weight 0.028349523125 oz 온스 ounce ounces
weight 0.6 근
weight 0.00375 돈
area 1 ㎡ 제곱미터 m2 m² 평방미터
area 3.305785 평
area 10000 ha 헥타르 hectare hectares
area 4046.8564224 ac 에이커 acre acres
volume 0.001 ml 밀리리터 cc
volume 1 L 리터 liter liters litre litres
volume 3.785411784 gal 갤런 gallon gallons
time 1 초 second seconds
time 60 분 minute minutes
time 3600 시간 hour hours
time 86400 일 day days
time 604800 주 주일 week weeks
temperature 1 ℃ 섭씨 celsius °c
temperature 1 ℉ 화씨 fahrenheit °f
`;

const units = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [measure = "", size, shown = "", ...names] = line.split(" ");
      const unit: AmountUnit = { measure, size: Number(size), shown };
      return [shown, ...names].map((name): [string, AmountUnit] => [name.toLowerCase(), unit]);
    }),
);

export function readUnit(name: string): AmountUnit | null {
  return units.get(name.toLowerCase()) ?? null;
}
