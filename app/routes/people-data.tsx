import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'Poznate osobe: podatci',
      description: 'Poznate osobe širokobriješkoga kraja kao podatci, za preuzimanje i istraživanje.',
    },
  };
}

export default function PeopleDataPage() {
  return <Page title="Poznate osobe: podatci" lead="Isti ljudi kao podatci, za razvrstavanje i preuzimanje." />;
}
