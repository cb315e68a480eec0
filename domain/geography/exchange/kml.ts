import { element, XML_DECLARATION } from '../../xml.ts';
import type { Geometry } from '../geometry.ts';
import type { Position } from '../position.ts';
import type { Exchanged, FileWords } from './exchanged.ts';

export function writeKml(shapes: readonly Exchanged[], { title, note }: Omit<FileWords, 'creator'>): string {
  const placemarks = shapes.map(({ name, description, geometry }) =>
    element('Placemark', [
      element('name', name),
      ...(description ? [element('description', description)] : []),
      geometryElement(geometry),
    ]),
  );
  const document = element('Document', [
    element('name', title),
    ...(note ? [element('description', note)] : []),
    ...placemarks,
  ]);
  return `${XML_DECLARATION}${element('kml', [document], { xmlns: 'http://www.opengis.net/kml/2.2' })}\n`;
}

function geometryElement(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return element('Point', [coordinates([geometry.coordinates])]);
    case 'LineString':
      return element('LineString', [element('tessellate', '1'), coordinates(geometry.coordinates)]);
    case 'Polygon':
      return element('Polygon', [
        element('tessellate', '1'),
        ...geometry.coordinates.map((ring, index) =>
          element(index === 0 ? 'outerBoundaryIs' : 'innerBoundaryIs', [element('LinearRing', [coordinates(ring)])]),
        ),
      ]);
  }
}

function coordinates(positions: readonly Position[]): string {
  return element('coordinates', positions.map((position) => position.join(',')).join(' '));
}
