import { pathTo } from '../../routes.ts';
import type { ContributionAnswer } from './contribution-answer.ts';

/** Sends a form with its files and tells how much of it has gone. Fetch cannot tell that. Rejects when nobody could be reached. */
export function sendContribution(form: FormData, progress: (share: number) => void): Promise<ContributionAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', pathTo('contributionUpload'));
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(read(request.responseText)));
    request.addEventListener('error', reject);
    request.addEventListener('timeout', reject);
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
