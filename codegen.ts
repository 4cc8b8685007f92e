import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  generates: {
    // Typed resolvers: parents are what /v1 answered, so that a field is mapped in one place.
    'graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        maybeValue: 'T | null | undefined',
        mappers: {
          Money: '../money.ts#Pence',
          Image: '../parents.ts#ImageParent',
          Tile: '../parents.ts#TileParent',
          ProductCard: '../parents.ts#ProductCardParent',
          Product: '../parents.ts#ProductParent',
          Variant: '../parents.ts#VariantParent',
          Review: '../parents.ts#ReviewParent',
          Combo: '../parents.ts#ComboParent',
          CollectionSummary: '../parents.ts#CollectionSummaryParent',
          Collection: '../parents.ts#CollectionParent',
          Pagination: '../parents.ts#PaginationParent',
          Listing: '../parents.ts#ListingParent',
          SearchResult: '../parents.ts#SearchResultParent',
          ConstructorBlock: '../parents.ts#ConstructorBlockParent',
          ConstructorFlower: '../parents.ts#ConstructorFlowerParent',
          ConstructorWrap: '../parents.ts#ConstructorWrapParent',
          ConstructorFoliage: '../parents.ts#ConstructorFoliageParent',
          ReviewsBlock: '../parents.ts#ReviewsBlockParent',
          Category: '../parents.ts#CategoryParent',
          Cart: '../parents.ts#CartParent',
          Position: '../parents.ts#PositionParent',
          PromoCode: '../parents.ts#PromoCodeParent',
          Refusal: '../parents.ts#RefusalParent',
          Order: '../parents.ts#OrderParent',
          ChosenInterval: '../parents.ts#ChosenIntervalParent',
          OrderTransition: '../parents.ts#OrderTransitionParent',
          Payment: '../parents.ts#PaymentParent',
          PaymentIntent: '../parents.ts#PaymentIntentParent',
          Interval: '../parents.ts#IntervalParent',
          DeliveryDate: '../parents.ts#DeliveryDateParent',
          DeliveryOffer: '../parents.ts#DeliveryOfferParent',
          EarliestDelivery: '../parents.ts#EarliestDeliveryParent',
        },
      },
    },
    // Typed operations for the client: a document is its hash, the text stays on the server.
    'graphql/generated/': {
      preset: 'client',
      documents: 'client/**/*.graphql',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          mode: 'replaceDocumentWithHash',
          hashPropertyName: 'documentId',
          hashAlgorithm: 'sha256',
        },
      },
      config: { useTypeImports: true, enumsAsTypes: true, nonOptionalTypename: false, skipTypename: false },
    },
  },
}

export default config
