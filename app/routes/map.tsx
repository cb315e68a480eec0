import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: { title: 'Interaktivna karta', description: 'Kuće, putovi, vode i imena njiva na karti brda.' },
  };
}

export default function MapPage() {
  return <Page title="Interaktivna karta" lead="Kuće, putovi, vode i imena njiva." />;
}
