import type { z } from '@hono/zod-openapi';

/** A declared answer of a route: its body's schema, or none for an empty body. */
export interface ResponseDeclaration {
  description: string;
  schema?: z.ZodType;
  /** `application/json` by default. For any other type the route makes its own `Response`. */
  contentType?: string;
}

export type ResponseDeclarations = Record<number, ResponseDeclaration>;

/** An answer as the application sends it. */
export interface Answer<Status extends number = number, Body = unknown> {
  status: Status;
  body?: Body;
  headers?: Record<string, string | string[]>;
}

/** An answer that is written already, for example from what an instance keeps. `Body` is what it was written from. */
export interface Written<Body = unknown> {
  response: Response;
  /** Never set: it makes answers of different bodies different types. */
  readonly of?: Body;
}

/** A handler may give what it must not change. */
type Unchanged<T> = T extends (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T;

type BodyOf<Schema extends z.ZodType> = Unchanged<z.input<Schema>>;

type AnswerTo<Status extends number, Declared extends ResponseDeclaration> = Declared extends {
  contentType: string;
}
  ? Response
  : Declared extends { schema: infer Schema extends z.ZodType }
    ? (Answer<Status> & { body: BodyOf<Schema> }) | Written<BodyOf<Schema>>
    : Answer<Status, undefined>;

/** What a handler may answer: one of the declared statuses, with the body that its schema takes. */
export type AnswerOf<Responses extends ResponseDeclarations> = {
  [Status in keyof Responses & number]: AnswerTo<Status, Responses[Status]>;
}[keyof Responses & number];
