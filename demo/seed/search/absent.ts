import type { SeedMeaning } from '../../../store/seed/seed-data.ts'

/** Something the shop has not got, and what comes nearest. */
type Absent = readonly [phrases: readonly string[], note: string, means: string, pages?: readonly string[]]

const FLOWERS: readonly Absent[] = [
  [
    ['dried flower', 'dried', 'dry flower', 'pampas', 'pampas grass'],
    'We have no dried flowers. Gypsophila, lavender and eucalyptus dry well in the vase.',
    'gypsophila lavender',
  ],
  [
    [
      'artificial flower',
      'artificial',
      'fake flower',
      'faux flower',
      'silk flower',
      'faux',
      'silk',
      'plastic flower',
      'paper flower',
    ],
    'We have no artificial flowers. Orchids and carnations last longest of the real ones.',
    'orchid carnation',
  ],
  [
    [
      'preserved rose',
      'forever rose',
      'infinity rose',
      'eternal rose',
      'everlasting rose',
      'preserved flower',
      'everlasting flower',
    ],
    'We have no preserved roses. These are fresh, and some come in a hat box.',
    'hat box',
  ],
  [
    ['black rose', 'black flower', 'black'],
    'No rose is black, and we dye none. Burgundy is the darkest.',
    'burgundy rose',
  ],
  [['blue rose'], 'No rose is blue, and we dye none. Purple and lilac come nearest.', 'purple lilac rose'],
  [
    ['rainbow rose', 'dyed rose', 'tie dye rose'],
    'We dye no roses. These are of several colours at once.',
    'red and yellow and pink rose',
  ],
  [['green rose'], 'We have no green roses. White and cream ones come nearest.', 'white cream rose'],
  [['glitter rose'], 'We have no roses with glitter. These are as they grew.', 'rose'],
  [['dahlia'], 'We have no dahlias. Chrysanthemums look most like them.', 'chrysanthemum'],
  [['poppy'], 'We have no poppies. Anemones look most like them.', 'anemone'],
  [['bluebell'], 'Bluebells are not sold as cut flowers. These are blue.', 'blue flower'],
  [
    ['sweet pea'],
    'We have no sweet peas just now. Freesias and lisianthus come nearest.',
    'freesia lisianthus',
    ['/article/british-flowers-month-by-month'],
  ],
  [['cornflower'], 'We have no cornflowers. These are as blue.', 'blue flower'],
  [['stock'], 'We have no stocks. Snapdragons have the same tall spikes.', 'snapdragon'],
  [['agapanthus'], 'We have no agapanthus. Delphiniums are as tall and as blue.', 'delphinium'],
  [['anthurium'], 'We have no anthuriums. Orchids last as long.', 'orchid'],
  [
    ['calla', 'calla lily', 'arum', 'arum lily'],
    'We have no calla lilies. These are the lilies there are.',
    'lily',
  ],
  [
    ['amaryllis'],
    'We have no amaryllis. Lilies come nearest.',
    'lily',
    ['/article/winter-flowers-and-a-lasting-wreath'],
  ],
  [
    ['protea', 'king protea', 'bird of paradise', 'strelitzia', 'tropical', 'exotic', 'tropical flower'],
    'We have no proteas or other tropical flowers but orchids.',
    'orchid',
  ],
  [['hyacinth'], 'We have no hyacinths. Freesias are as sweetly scented.', 'freesia'],
  [
    ['jasmine', 'gardenia', 'magnolia', 'lilac flower', 'honeysuckle'],
    'We have none of those. Freesias are as sweetly scented.',
    'freesia',
  ],
  [
    ['lily of valley', 'lily valley'],
    'We have no lily of the valley. Freesias are as sweetly scented.',
    'freesia',
  ],
  [['forget me not'], 'We have no forget-me-nots. These are blue.', 'blue flower'],
  [
    ['thistle', 'eryngium', 'sea holly'],
    'We have no thistles. Delphiniums and irises are as blue.',
    'delphinium iris',
  ],
  [
    ['statice', 'limonium', 'waxflower', 'wax flower', 'heather'],
    'We have none of that. Gypsophila and lavender come nearest.',
    'gypsophila lavender',
  ],
  [
    ['hellebore', 'snowdrop', 'crocus'],
    'We have none of those. Anemones are in season with them.',
    'anemone',
  ],
  [
    ['pansy', 'primrose', 'begonia', 'geranium', 'petunia', 'bedding plant', 'fuchsia plant', 'marigold'],
    'We have no bedding plants. These are the plants there are.',
    'plant',
  ],
  [
    ['scabious', 'cosmos', 'zinnia', 'nigella', 'aster', 'foxglove', 'lupin', 'hollyhock'],
    'We have none of those. Delphiniums and snapdragons have the look of a garden.',
    'delphinium snapdragon',
  ],
  [
    ['wildflower', 'wild flower', 'meadow', 'meadow flower', 'cottage garden'],
    'We sell no wild flowers. These have the look of a garden.',
    'delphinium snapdragon lavender',
  ],
  [
    ['cherry blossom', 'blossom'],
    'We have no branches of blossom. These are in its colours.',
    'blush flower',
  ],
  [
    ['holly', 'mistletoe', 'poinsettia', 'christmas tree', 'ivy'],
    'We have none of that. These are our Christmas flowers and plants.',
    'christmas',
  ],
]

const PLANTS: readonly Absent[] = [
  [
    ['bonsai', 'bonsai tree', 'lemon tree', 'fruit tree'],
    'We have no bonsai and few trees: a little olive, and a rosemary on a stem.',
    'plant rosemary or olive',
  ],
  [
    ['herb', 'herb plant', 'basil', 'mint', 'thyme', 'culinary herb'],
    'Of herbs we have rosemary, and lavender in a pot.',
    'plant rosemary or pot',
  ],
  [
    ['bulb', 'flower bulb', 'tulip bulb', 'daffodil bulb'],
    'We have no bulbs to plant. We have seeds, and tulips and daffodils in flower.',
    'seed',
  ],
  [
    ['rose bush', 'rose plant', 'climbing rose', 'patio rose', 'garden rose plant', 'potted rose'],
    'We have no rose bushes. These are the plants there are.',
    'plant',
  ],
  [
    ['hydrangea plant', 'potted hydrangea', 'hydrangea pot'],
    'We have no hydrangeas in pots. These are cut ones.',
    'hydrangea',
  ],
  [
    [
      'snake plant',
      'spider plant',
      'rubber plant',
      'fiddle leaf fig',
      'palm',
      'yucca',
      'money tree',
      'zz plant',
      'terrarium',
      'air plant',
      'bamboo',
    ],
    'We have none of those. These are the plants there are.',
    'plant',
  ],
  [
    ['garden plant', 'outdoor plant', 'patio plant', 'hanging basket'],
    'We have few plants for outdoors: olive, rosemary and lavender.',
    'plant rosemary or olive or pot',
  ],
]

const OCCASIONS: readonly Absent[] = [
  [['diwali'], 'We have no listing for Diwali. These are in its colours.', 'orange and yellow flower'],
  [['holi'], 'We have no listing for Holi. These are in its colours.', 'pink and yellow flower'],
  [
    ['eid', 'eid mubarak', 'ramadan', 'eid al fitr'],
    'We have no listing for Eid. White and green are its colours.',
    'white flower',
  ],
  [
    ['hanukkah', 'chanukah', 'bar mitzvah', 'bat mitzvah', 'rosh hashanah', 'passover'],
    'We have no listing for Jewish festivals. Blue and white are their colours.',
    'blue and white flower',
  ],
  [
    ['lunar new year', 'chinese new year'],
    'We have no listing for the New Year of the moon. Red is its colour.',
    'red flower',
  ],
  [
    ['halloween'],
    'We have no listing for Halloween. These are orange, or dark red.',
    'orange and burgundy flower',
  ],
  [
    ['new year', 'new year eve'],
    'We have no listing for the New Year. These are white and bright.',
    'white flower',
  ],
  [
    ['st patrick', 'st patrick day', 'patrick day'],
    'We have no listing for St Patrick’s Day. These are green.',
    'green flower',
  ],
  [['st david', 'st david day'], 'Daffodils are the flowers of St David.', 'daffodil'],
  [
    ['thanksgiving', 'harvest'],
    'We have no listing for Thanksgiving. These are in the colours of autumn.',
    'orange and burgundy flower',
  ],
  [
    [
      'wreath',
      'funeral wreath',
      'casket',
      'casket spray',
      'coffin',
      'coffin spray',
      'funeral spray',
      'standing spray',
      'funeral tribute',
      'memorial wreath',
    ],
    'We make no wreaths or coffin sprays. These are bouquets for sympathy.',
    'sympathy flower',
    ['/article/sending-flowers-for-sympathy'],
  ],
  [
    ['christmas wreath', 'door wreath', 'xmas wreath', 'advent wreath', 'garland', 'swag'],
    'We sell no wreaths, but we show how to make one. These are our Christmas flowers.',
    'christmas',
    ['/article/winter-flowers-and-a-lasting-wreath'],
  ],
  [
    ['christmas centrepiece', 'xmas centrepiece', 'christmas table'],
    'We make no centrepieces. These Christmas flowers stand well on a table.',
    'christmas flower',
  ],
  [
    ['centrepiece', 'centerpiece', 'table centre', 'table flower', 'table arrangement', 'table decoration'],
    'We make no centrepieces to order by post. These come in a vase or a box.',
    'vase',
  ],
  [
    [
      'buttonhole',
      'button hole',
      'corsage',
      'boutonniere',
      'wrist corsage',
      'bridal bouquet',
      'bride bouquet',
      'bridesmaid bouquet',
      'flower crown',
      'confetti',
      'wedding arch',
    ],
    'Buttonholes, corsages and what a bride carries are made to order: write to us with the date.',
    'wedding flower',
    ['/contact-us'],
  ],
]

const PRESENTS: readonly Absent[] = [
  [
    [
      'vegan chocolate',
      'vegan',
      'dairy free chocolate',
      'dairy free',
      'gluten free',
      'gluten free chocolate',
      'sugar free',
      'nut free',
      'halal',
      'kosher',
    ],
    'None of our chocolate is sold as that. The ingredients are on every box: ask us before you order.',
    'food chocolates or truffle',
    ['/contact-us'],
  ],
  [
    ['alcohol free', 'non alcoholic', 'alcohol free wine', 'mocktail', 'no alcohol'],
    'We have no drinks without alcohol but tea. The celebration box can be had with an elderflower fizz.',
    'tea',
    ['/giftbox2'],
  ],
  [
    ['fruit basket', 'fruit', 'fruit hamper', 'fruit box'],
    'We have no fruit. These are our boxes of flowers and food.',
    'gift box',
  ],
  [
    ['cheese hamper', 'cheese', 'food hamper', 'hamper food', 'afternoon tea', 'picnic hamper'],
    'We have no hampers of cheese or cake. These boxes have tea, biscuits or wine with flowers.',
    'gift box',
  ],
  [
    ['cake', 'birthday cake', 'cupcake', 'brownie', 'cookie'],
    'We have no cakes. We have biscuits and macarons.',
    'biscuit or macaron or shortbread',
  ],
  [
    ['beer', 'gin', 'whisky', 'whiskey', 'rum', 'vodka', 'ale', 'cider'],
    'We have no beer or spirits. We have wine and fizz.',
    'wine or prosecco or champagne',
  ],
  [
    [
      'perfume',
      'jewellery',
      'jewelry',
      'necklace',
      'bracelet',
      'scarf',
      'book',
      'socks',
      'slipper',
      'pyjama',
    ],
    'We have nothing of that kind. These are the presents there are.',
    'gift',
  ],
  [
    ['hand cream', 'body lotion', 'skincare', 'bath bomb'],
    'We have no creams. We have soap and bath salts.',
    'soap or bath',
  ],
  [
    ['lego', 'lego flower', 'edible flower', 'flower cake', 'crochet flower', 'knitted flower'],
    'We have none of that. These are fresh flowers, to look at.',
    'flower',
  ],
  [
    ['personalised gift', 'personalised', 'engraved', 'photo gift', 'photo card', 'monogram'],
    'We print and engrave nothing, but a card in handwriting comes with every order.',
    'gift',
  ],
  [['toy', 'baby clothes', 'baby grow', 'nappy cake'], 'We have no toys or clothes but bears.', 'bear'],
  [['plant pot', 'planter', 'empty pot'], 'We have no pots by themselves. Plants come in one.', 'plant'],
  [
    ['diffuser', 'reed diffuser', 'incense', 'wax melt', 'potpourri'],
    'We have no diffusers. We have candles.',
    'candle',
  ],
  [
    ['helium balloon', 'number balloon', 'foil balloon'],
    'We have no foil or number balloons. These are of latex, filled on the day.',
    'gift balloon',
  ],
]

const NEEDS: readonly Absent[] = [
  [
    [
      'hay fever',
      'hayfever',
      'hay fever friendly',
      'hayfever friendly',
      'low pollen',
      'pollen free',
      'pollen',
      'allergy friendly',
      'hypoallergenic',
      'allergy',
      'asthma',
    ],
    'No flower is quite without pollen. Roses, peonies, hydrangeas and orchids let go of hardly any.',
    'rose peony hydrangea orchid',
  ],
  [
    [
      'long lasting',
      'long life',
      'last longest',
      'long lasting flower',
      'longest lasting',
      'last long',
      'last long time',
    ],
    'Carnations, chrysanthemums and orchids last longest: two weeks or more.',
    'carnation chrysanthemum orchid',
    ['/article/how-to-make-cut-flowers-last'],
  ],
  [
    ['unscented', 'scent free', 'no scent', 'no smell', 'fragrance free'],
    'These have hardly any scent.',
    'tulip gerbera hydrangea',
  ],
  [
    ['scented', 'fragrant', 'sweet smelling', 'smell nice', 'perfumed', 'strong scent', 'aromatic'],
    'Lilies, freesias and lavender have the strongest scent.',
    'lily freesia lavender',
  ],
  [['low maintenance', 'easy care', 'hard to kill'], 'Succulents and orchids ask for least.', 'plant'],
]

/** What shoppers look for and the shop has not got, or not by that name. */
export const ABSENT: Readonly<Record<string, SeedMeaning>> = Object.fromEntries(
  [FLOWERS, PLANTS, OCCASIONS, PRESENTS, NEEDS].flatMap((rows) =>
    rows.flatMap(([phrases, note, means, pages]) =>
      phrases.map((phrase): [string, SeedMeaning] => [phrase, { means, note, ...(pages && { pages }) }]),
    ),
  ),
)
