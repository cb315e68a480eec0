import type { PartialDate } from '../domain/partial-date.ts';
import { NO_DAY } from './graph.ts';

/**
 * A partial date as the graph keeps it: the earliest possible day, with month and day 00 where the source is silent.
 */
export function graphDayOf(date: PartialDate | undefined): number {
  if (!date || date.earliest === -Infinity) return NO_DAY;
  const { precision } = date.start ?? date;
  if (precision === 'day') return date.earliest;
  return precision === 'month' ? date.earliest - 1 : date.earliest - 101;
}
