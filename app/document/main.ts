import { startAccount } from './account.ts';
import { startKeepingForms } from './kept-forms.ts';
import { startMeasuring } from './measurements.ts';
import { startMenus } from './menus.ts';
import { startSpeculation } from './speculation.ts';
import { startTheme } from './theme.ts';
import { startUpdates } from './updates.ts';
import { startVisitCounting } from './visits.ts';
import { startWaysBack } from './ways-back.ts';

/**
 * All that a page does in the browser besides what React does in apps: one module for both, on markup that the server has
 * made. An app tells of each of its pages by the event «navigated».
 */
startMeasuring();
startAccount();
startTheme();
startMenus();
startWaysBack();
startKeepingForms();
startUpdates();
startVisitCounting();
startSpeculation();
