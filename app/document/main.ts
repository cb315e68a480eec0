import { startCitations } from './citation.ts';
import { startLightbox } from './lightbox.ts';
import { startSharing } from './share.ts';
import { startSorting } from './sort-table.ts';
import { startTimeline } from './timeline.ts';

startSharing();
startCitations();
startSorting();
startLightbox();
startTimeline();
