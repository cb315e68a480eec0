import { mdiShareVariantOutline } from '@mdi/js';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** The phone's own sharing where it has one, otherwise the address is copied. */
export function Share({ title }: { readonly title: string }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Closed without sharing.
    }
  };
  return (
    <Button type="button" look="quiet" onClick={share} needsScripts>
      <Icon path={mdiShareVariantOutline} />
      <span aria-live="polite">{copied ? 'Adresa je kopirana' : 'Podijeli'}</span>
    </Button>
  );
}
