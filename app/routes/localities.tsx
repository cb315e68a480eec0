import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'Povijesni lokaliteti',
      description: 'Gumna, čatrnje, suhozidi, groblja i putovi: mjesta koja čuvaju povijest brda.',
    },
  };
}

export default function LocalitiesPage() {
  return <Page title="Povijesni lokaliteti" lead="Gumna, čatrnje, suhozidi, groblja i putovi: mjesta koja pamte." />;
}
