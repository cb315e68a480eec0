import { startAccount } from './account.ts';
import { startAboutLinks, startBackLinks } from './back-links.ts';
import { startCitations, startSharing } from './copying.ts';
import { startKeepingForms } from './kept-forms.ts';
import { startKeepingPages } from './kept-pages.ts';
import { startLightbox } from './lightbox.ts';
import { startMeasuring } from './measurements.ts';
import { startOfflineNotice } from './notices.ts';
import { startSearch } from './search.ts';
import { startSorting } from './sort-table.ts';
import { startSpeculation } from './speculation.ts';
import { startTimeline } from './timeline.ts';
import { startMenus, startTheme } from './top-bar.ts';
import { startTransitions } from './transitions.ts';
import { startUpdates } from './updates.ts';
import { startVisitCounting } from './visits.ts';
import { startWaiting } from './waiting.ts';

/**
 * All that a page does in the browser besides what React does in apps: one module for both, on markup that the server has
 * made. An app announces each of its pages by the event «navigated».
 */
startTransitions();
startMeasuring();
startAccount();
startKeepingPages();
startTheme();
startMenus();
startSearch();
startBackLinks();
startAboutLinks();
startOfflineNotice();
startSharing();
startCitations();
startSorting();
startLightbox();
startTimeline();
startKeepingForms();
startWaiting();
startUpdates();
startVisitCounting();
startSpeculation();
