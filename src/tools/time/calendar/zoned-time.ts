import { type CivilDate, startInUtc } from "./civil-date.ts";

export interface ZonedTime {
  readonly date: CivilDate;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Such as `+09:00`. */
  readonly offset: string;
}

/** What clock and calendar show in a zone at an instant. */
export function zonedTime(instant: Date, zone: string): ZonedTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const offset = value("timeZoneName").replace("GMT", "") || "+00:00";
  return {
    date: { year: Number(value("year")), month: Number(value("month")), day: Number(value("day")) },
    hour: Number(value("hour")),
    minute: Number(value("minute")),
    second: Number(value("second")),
    offset,
  };
}

export function isoTime({ date, hour, minute, second, offset }: ZonedTime): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${isoDate(date)}T${two(hour)}:${two(minute)}:${two(second)}${offset}`;
}

export function isoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const minuteMs = 60_000;

/** The instant at which a zone's clock shows a time of a day. A time that is left out when clocks are put forward is as much later. */
export function instantOf(date: CivilDate, minutes: number, zone: string): Date {
  const wanted = startInUtc(date) + minutes * minuteMs;
  /** When the wanted time is, if the clock is as far from UTC as it is at another instant. */
  const reckonedAt = (instant: number) => {
    const shown = zonedTime(new Date(instant), zone);
    return wanted - (startInUtc(shown.date) + (shown.hour * 60 + shown.minute) * minuteMs - instant);
  };
  // The clock may be changed between the first guess and the instant itself.
  const first = reckonedAt(wanted);
  const second = reckonedAt(first);
  return new Date(reckonedAt(second) === second ? second : Math.max(first, second));
}
