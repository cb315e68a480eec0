import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: { title: 'Poznate osobe', description: 'Ljudi koji su obilježili povijest širokobriješkoga kraja.' },
  };
}

export default function PeoplePage() {
  return <Page title="Poznate osobe" lead="Ljudi koji su obilježili povijest širokobriješkoga kraja." />;
}
