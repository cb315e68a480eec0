import { TAG_PARAM, YEAR_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Pills } from '../../ui/pills.tsx';

interface BlogFiltersProps {
  readonly tags: readonly { readonly name: string; readonly count: number }[];
  readonly years: readonly string[];
  readonly tag: string | null;
  readonly year: string | null;
}

export function BlogFilters({ tags, years, tag, year }: BlogFiltersProps) {
  const address = (name: string, value: string) => `${pathTo('blog')}?${new URLSearchParams({ [name]: value })}`;
  const ofYears = years.length > 1 ? years : [];
  return (
    <Pills
      label="Izbor zapisa"
      choices={[
        { label: 'Svi zapisi', href: pathTo('blog'), chosen: !tag && !year },
        ...ofYears.map((value) => ({ label: `${value}.`, href: address(YEAR_PARAM, value), chosen: value === year })),
        ...tags.map(({ name, count }) => ({
          label: name,
          count,
          href: address(TAG_PARAM, name),
          chosen: name === tag,
        })),
      ]}
    />
  );
}
