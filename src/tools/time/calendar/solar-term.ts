import { addDays, type CivilDate, dayNumber } from "./civil-date.ts";

const degree = Math.PI / 180;
/** The day number of noon on 1 January 2000, from which the sun is reckoned. */
const epoch = dayNumber({ year: 2000, month: 1, day: 1 }) + 0.5;
/** Terms are told by the clock of Korea. */
const hoursAhead = 9;

/** Where the sun stands on its way through the year, in degrees from the spring equinox, at the beginning of a day in Korea. */
function sunAt(date: CivilDate): number {
  const days = dayNumber(date) - hoursAhead / 24 - epoch;
  const anomaly = (357.528 + 0.9856003 * days) * degree;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  return ((longitude % 360) + 360) % 360;
}

/** The sun takes so many days for a degree, about. */
const daysADegree = 365.2422 / 360;
/** The spring equinox is about the 80th day of a year. */
const equinox = 79;
/** The sun is faster in winter: a term is at most so many days from where a steady sun would have it. */
const farthest = 5;

/** 하지 (90), 동지 (270): the day of a year on which the sun reaches a place on its way; from 280 on it is there in January. */
export function solarTerm(longitude: number, year: number): CivilDate | null {
  const place = longitude >= 280 ? longitude - 360 : longitude;
  const about = addDays({ year, month: 1, day: 1 }, Math.round(equinox + place * daysADegree));
  for (let step = -farthest; step <= farthest; step += 1) {
    const date = addDays(about, step);
    const [start, end] = [sunAt(date), sunAt(addDays(date, 1))];
    if ((longitude - start + 360) % 360 < (end - start + 360) % 360) return date;
  }
  return null;
}

/** The days of the ten stems come in turn; 1 January 1970 was the eighth, and dog days fall on the seventh. */
const isDogDay = (date: CivilDate) => (((dayNumber(date) + 7) % 10) + 10) % 10 === 6;

/** 초복, 중복 are the third and fourth seventh stem from 하지 on, 말복 the first from 입추 on. */
export function dogDay(number: 1 | 2 | 3, year: number): CivilDate | null {
  const [summer, autumn] = [solarTerm(90, year), solarTerm(135, year)];
  const start = number === 3 ? autumn : summer;
  if (start === null) return null;
  const first = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((days) => addDays(start, days)).find(isDogDay);
  return first === undefined ? null : addDays(first, number === 3 ? 0 : (number + 1) * 10);
}
