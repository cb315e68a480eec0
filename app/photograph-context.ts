import { createContext } from 'react-router';
import type { PhotographShelf } from '../chronicle/photographs/photograph-shelf.ts';
import type { UploadDeps } from '../chronicle/photographs/piecewise-upload.ts';
import type { Library } from '../chronicle/reading/library.ts';

/** What the pages of the photographs need besides the site's own; each use-case takes its part of it. */
export interface PhotographServices extends UploadDeps {
  readonly library: Library;
  readonly shelf: PhotographShelf;
}

export const photographContext = createContext<PhotographServices>();
