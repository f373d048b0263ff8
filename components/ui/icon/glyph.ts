type Shape = readonly [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Readonly<Record<string, string>>,
];
/** An icon as data: the content of its `svg`. */
export type Glyph = readonly Shape[];
