import { createContext } from 'react-router';
import type { SpeedSummary } from '../chronicle/speed/summary.ts';
import type { PageName } from './routes.ts';

/** How fast the site is, as the server has counted it. */
export interface SpeedServices {
  summary(): Promise<SpeedSummary>;
  /** The slowest address of a kind of page, where it is open to everybody and has been asked for. */
  slowestOf(page: PageName): string | undefined;
}

export const speedContext = createContext<SpeedServices>();
