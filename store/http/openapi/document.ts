import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { Access, Endpoint } from '../../../contract/types/endpoint.ts'
import { TAGS } from '../../../contract/types/tags.ts'
import { SHARED_PARAMETERS, parametersOf, shareParameters } from './parameters.ts'
import type { PathItem } from './parameters.ts'
import { codesTable, responseComponents, responsesOf } from './responses.ts'
import { shareAnswers } from './shared-answers.ts'
import type { JsonSchema } from './schemas.ts'
import { Schemas } from './schemas.ts'
import { webhooks } from './webhooks.ts'

export type OpenApiDocument = JsonSchema & { paths: Record<string, PathItem> }

const INFO = {
  title: 'Larkspur commerce API',
  version: '1.0.0',
  summary: 'The REST API behind the shop',
  description: [
    'Money is integer pence, a date is a civil date in London, and a moment has its offset.',
    'A trailing slash makes no difference.',
    'A guest is known by a session: POST /v1/session/ begins one. Whoever signs in gets a second token for the account.',
    'A mistake of the shopper that a form can show is often an answer with status 200 and `success: false`; all other refusals have the body `ErrorBody`, whose `code` is a stable word.',
    'Send one X-Request-Id with all calls of one page view: it connects their log lines.',
    codesTable(),
  ].join('\n\n'),
  contact: { name: 'Larkspur', email: 'hello@larkspur.example' },
  license: { name: 'MIT', identifier: 'MIT' },
}

const SECURITY_SCHEMES = {
  SessionToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Session-Token',
    description: 'The `token` of POST /v1/session/, or of `session` where somebody signed in.',
  },
  SignIn: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` of POST /v1/auth/check-verification-code/.',
  },
}

const session = { SessionToken: [] }
const signIn = { SignIn: [] }
/** The alternatives for each kind of access; an empty one is to do without. */
const SECURITY: Record<Access, object[]> = {
  session: [session],
  visitor: [session, signIn],
  user: [signIn],
  'user in session': [{ ...session, ...signIn }],
  'optional session': [{}, session],
  'optional visitor': [{}, session, signIn],
  'optional user': [{}, signIn],
}
const ACCESS_TEXT: Record<Access, string> = {
  session: 'Needs a session.',
  visitor: 'Needs a session or a sign-in; with both it is the account’s.',
  user: 'Needs a sign-in.',
  'user in session': 'Needs a session and a sign-in.',
  'optional session': 'Takes a session, and needs none.',
  'optional visitor': 'Takes a session or a sign-in.',
  'optional user': 'Takes a sign-in.',
}

/** Describes /v1 as OpenAPI 3.1, made of the contract. Where it is served, the servers are added. */
export function openApiDocument(): OpenApiDocument {
  const schemas = new Schemas()
  const ofPath: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ofPath[path] = { ...ofPath[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, schemas) }
  }
  const paths = Object.fromEntries(
    Object.entries(ofPath).map(([path, item]) => [path, shareParameters(item)]),
  )
  const responses = { ...responseComponents(schemas), ...shareAnswers(paths) }
  return {
    openapi: '3.1.0',
    info: INFO,
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: SHARED_PARAMETERS,
      responses,
      schemas: schemas.components,
    },
  }
}

function operation(name: string, endpoint: Endpoint, schemas: Schemas): JsonSchema {
  const { summary, tag, access, body, example } = endpoint
  const parameters = parametersOf(endpoint, schemas)
  return {
    operationId: name,
    summary,
    description: descriptionOf(endpoint),
    tags: [tag],
    security: access ? SECURITY[access] : [],
    ...(parameters.length && { parameters }),
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: {
          'application/json': {
            schema: schemas.input(body),
            ...(example?.body && { example: example.body }),
          },
        },
      },
    }),
    responses: responsesOf(endpoint, schemas),
  }
}

function descriptionOf({ description, access, shared, idempotent }: Endpoint): string {
  const seconds = typeof shared === 'object' ? shared.seconds : 600
  return [
    description,
    shared && `The same for everybody: an answer may be kept for ${seconds} seconds.`,
    // The tokens are said by `security`, but where it cannot say what they do.
    access && (!description || access.startsWith('optional')) && ACCESS_TEXT[access],
    !access && !shared && 'Needs no token.',
    idempotent && 'Books or charges.',
  ]
    .filter(Boolean)
    .join(' ')
}
