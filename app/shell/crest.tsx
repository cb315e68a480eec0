import drawing from './drawings/crest.svg?url';

/** The hamlet's mark: a hill built of dry stone, one lit house, and the rosette of the old gravestones above. */
export function Crest({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 57" width="42" height="50" aria-hidden="true">
      <use href={`${drawing}#scene`} />
    </svg>
  );
}
