import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql'
import { getNamedType, isInputObjectType, isUnionType } from 'graphql'
import type { IResolvers } from 'mercurius'
import { contractName, snakeCase } from '../execution/default-resolver.ts'
import { Refusal } from './refusal.ts'

/** A place among the arguments of a field: `input.giftCard.sender` is ['input', 'giftCard', 'sender']. */
type Place = readonly string[]

/** Where a value of a request to /v1 can stand. */
const PARTS_OF_A_REQUEST = ['body', 'params', 'query']

/** Values that the schema calls by another name than /v1. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  // What is put in a cart is a product; /v1 says "offer" at checkout.
  offer_id: ['productId'],
  // A call about one thing has its id in the path.
  id: ['orderId', 'productId'],
  // The payment that belongs to an order.
  intent: ['orderId'],
  recipient_id: ['id'],
  card_text: ['card'],
}

/**
 * The resolvers of `Query` and `Mutation`, whose refusals name the arguments of the field (`input.cardText`) where
 * /v1 has named the parts of its own request (`body.gift_card_text`).
 */
export function placeRefusals(schema: GraphQLSchema, resolvers: IResolvers): IResolvers {
  const placed = { ...resolvers } as Record<string, Record<string, Resolver>>
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const own = root && placed[root.name]
    if (!own) continue
    placed[root.name] = Object.fromEntries(
      Object.entries(own).map(([name, resolve]) => {
        const field = root.getFields()[name]
        // Only a union can be a refusal.
        const canRefuse = field && isUnionType(getNamedType(field.type))
        return [name, canRefuse ? placing(resolve, argumentPlaces(field.args)) : resolve]
      }),
    )
  }
  return placed as IResolvers
}

type Resolver = (...asked: unknown[]) => unknown
type PlaceOf = (field: string) => string | null

/** The resolver, whose refusals are placed. Answers at once stay answers at once: a promise for each would cost more. */
function placing(resolve: Resolver, placeOf: PlaceOf): Resolver {
  const place = (answer: unknown) => (answer instanceof Refusal ? answer.placed(placeOf) : answer)
  return (...asked) => {
    const answer = resolve(...asked)
    return answer instanceof Promise ? answer.then(place) : place(answer)
  }
}

/**
 * Gives the argument that a part of a request to /v1 comes from: `input.giftCard.sender` for `body.gift_card.sender`, and
 * `input.settings.0` for `body.settings.0`. A place among the arguments stays what it is. Null where none is meant.
 */
export function argumentPlaces(args: readonly (GraphQLArgument | GraphQLInputField)[]): PlaceOf {
  const places = args.flatMap((arg) => placesIn([], arg)).sort((one, other) => one.length - other.length)
  const first = new Set(args.map(({ name }) => name))
  return (field) => {
    const [part = '', ...path] = field.split('.')
    if (first.has(part)) return field
    const asked = PARTS_OF_A_REQUEST.includes(part) ? path : [part, ...path]
    // Only the end of a path may be the same: the arguments of a field nest in another way.
    for (let start = 0; start < asked.length; start++) {
      const found = find(places, asked.slice(start))
      if (found) return found
    }
    return null
  }
}

function placesIn(at: Place, { name, type }: GraphQLArgument | GraphQLInputField): Place[] {
  const place = [...at, name]
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return [place]
  return [place, ...Object.values(named.getFields()).flatMap((field) => placesIn(place, field))]
}

/** The shortest place that ends with the names of a path; its numbers, which count in a list, go along. */
function find(places: readonly Place[], path: readonly string[]): string | undefined {
  const names = path.filter((name) => !isIndex(name))
  if (!names.length) return undefined
  const found =
    places.find((place) => endsWith(place, names, isSame)) ??
    places.find((place) => endsWith(place, names, isOther))
  if (!found) return undefined
  const before = found.slice(0, found.length - names.length)
  let next = before.length
  return [...before, ...path.map((name) => (isIndex(name) ? name : found[next++]))].join('.')
}

const isIndex = (name: string) => /^\d+$/.test(name)

type Called = (argument: string, name: string) => boolean

const endsWith = (place: Place, names: readonly string[], isCalled: Called) =>
  place.length >= names.length &&
  names.every((name, at) => isCalled(place[place.length - names.length + at] ?? '', name))

/** /v1 spells the parts of its paths like the schema (`positionSlug`), and all else with underscores. */
const isSame: Called = (argument, name) => contractName(argument) === snakeCase(name) || argument === name

const isOther: Called = (argument, name) =>
  isSame(argument, name) || OTHER_NAMES[name]?.includes(argument) === true
