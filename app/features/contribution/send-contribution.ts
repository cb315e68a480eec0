import { pathTo } from '../../routes.ts';
import type { ContributionAnswer } from './contribution-answer.ts';

const OFFLINE: ContributionAnswer = {
  typed: {},
  error: {
    field: 'form',
    sentence:
      'Nema veze s poslužiteljem. Sve što ste napisali, snimili i dodali ostalo je ovdje; pokušajte ponovno kad se veza vrati.',
  },
};

/** Sends a form with its files and tells how much of it has gone. Fetch cannot tell that. */
export function sendContribution(form: FormData, progress: (share: number) => void): Promise<ContributionAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', pathTo('contributionUpload'));
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(read(request.responseText)));
    request.addEventListener('error', () => resolve(OFFLINE));
    request.addEventListener('timeout', () => resolve(OFFLINE));
    request.send(form);
  });
}

function read(text: string): ContributionAnswer {
  try {
    return JSON.parse(text) as ContributionAnswer;
  } catch {
    return {
      typed: {},
      error: { field: 'form', sentence: 'Nešto je pošlo po zlu. Pokušajte ponovno za koju minutu.' },
    };
  }
}
