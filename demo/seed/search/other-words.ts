import type { SeedMeaning } from '../../../store/seed/seed-data.ts'

/** Our word, and what it is in Spanish, French, German, Italian, Polish, Russian and Japanese, or as a picture. */
const WORDS: Readonly<Record<string, string>> = {
  flower:
    'flores flor fleurs fleur blumen blume fiori kwiaty kwiat цветы цветок 花 お花 💐 🌸 🌼 💮 🪷 🌺 ramo blumenstrauß strauß букет букеты 花束 bukiet mazzo',
  rose: 'rosa rosas rosen роза розы バラ 薔薇 ばら 🌹 🥀',
  tulip: 'tulipán tulipanes tulipe tulipes tulpe tulpen tulipany тюльпан тюльпаны チューリップ 🌷',
  sunflower:
    'girasol girasoles tournesol tournesols sonnenblume sonnenblumen girasole girasoli słonecznik подсолнух подсолнухи ひまわり 🌻',
  lily: 'lirio lirios azucena lys lilie lilien giglio gigli lilia лилия лилии ユリ 百合',
  peony: 'peonía peonías pivoine pivoines pfingstrose pfingstrosen piwonia piwonie пион пионы 牡丹',
  orchid: 'orquídea orquídeas orchidée orchidées orchidee orchideen orchidea орхидея орхидеи 蘭 胡蝶蘭',
  carnation: 'clavel claveles œillet nelke nelken garofano гвоздика гвоздики カーネーション',
  hydrangea: 'hortensia hortensias hortensie hortensien ortensia гортензия гортензии 紫陽花',
  chrysanthemum: 'crisantemo crisantemos chrysanthème chrysantheme хризантема хризантемы 菊',
  daffodil: 'narciso narcisos jonquille jonquilles narzisse osterglocke нарцисс нарциссы 水仙',
  lavender: 'lavanda lavande lavendel лаванда',
  gerbera: 'гербера герберы margarita marguerite',
  plant: 'planta plantas plante plantes pflanze pflanzen растение 植物 🪴 🌱 🌿',
  'christmas cactus': '🌵',
  red: 'rojo roja rojas rojos rouge rouges rot rote roten красный красные красная 赤',
  white: 'blanco blanca blancas blancos blanc blanche blanches weiß weiße белый белые белая 白',
  pink: 'rosado розовый розовые ピンク 🩷',
  yellow: 'amarillo amarilla amarillas jaune jaunes gelb gelbe желтый желтые 黄色',
  blue: 'azul azules bleu bleue bleues blau blaue синий синие голубой 青 💙',
  purple: 'morado violeta lila violet фиолетовый 紫 💜',
  orange: 'naranja naranjas оранжевый 🧡',
  birthday: 'cumpleaños anniversaire geburtstag urodziny рождения 誕生日 🎂 🎉',
  'mothers day': 'muttertag maman',
  mom: 'madre mamá mamma mutter мама 母',
  romance: 'amor amour liebe любовь 愛 ❤ 💕 💖 😍',
  'thank you': 'gracias merci danke grazie dziękuję спасибо ありがとう 🙏',
  wedding: 'boda mariage hochzeit matrimonio свадьба 結婚式 👰 💍',
  sympathy: 'condolencias condoléances beileid соболезнования 🖤',
  christmas: 'navidad noël weihnachten natale рождество クリスマス 🎄 🎅',
  gift: 'regalo regalos cadeau cadeaux geschenk geschenke подарок подарки プレゼント 🎁',
  chocolates: 'шоколад schokolade chocolat 🍫',
  'new baby': '👶 🍼',
  bear: '🧸',
  balloons: '🎈',
  prosecco: '🍾 🥂',
  wine: '🍷',
}

/** Spellings that are further off than a letter or two. */
const MISSPELT: Readonly<Record<string, string>> = {
  lavendar: 'lavender',
  orkid: 'orchid',
  crysanthemum: 'chrysanthemum',
  chrysanthemem: 'chrysanthemum',
  gypsofila: 'gypsophila',
  jerbera: 'gerbera',
  piony: 'peony',
  lisianthas: 'lisianthus',
  antirinum: 'snapdragon',
  hidrangea: 'hydrangea',
  flours: 'flower',
  flour: 'flower',
  boquet: 'bouquet',
  bokay: 'bouquet',
  bookay: 'bouquet',
  lilly: 'lily',
  bouquest: 'bouquet',
  chrysanths: 'chrysanthemum',
  hydranger: 'hydrangea',
  hydrangers: 'hydrangea',
  peoney: 'peony',
  peonie: 'peony',
  gypsofilla: 'gypsophila',
  eukalyptus: 'eucalyptus',
  buket: 'bouquet',
  bouqet: 'bouquet',
  giftcard: 'gift card',
}

const PETS: Readonly<Record<string, string>> = { 'cat safe': '🐱 🐈', 'dog safe': '🐶 🐕' }

/** Little words of other languages, which say nothing. */
const LITTLE =
  'para pour für mit avec und del des les los las una une uno eine einen der den mi mis tu для на с の'

/** Words of other languages, pictures and misspelt words that shoppers type for ours. */
export const OTHER_WORDS: Readonly<Record<string, SeedMeaning>> = Object.fromEntries([
  ...Object.entries(WORDS).flatMap(([means, others]) =>
    others.split(' ').map((other): [string, SeedMeaning] => [other, means]),
  ),
  ...LITTLE.split(' ').map((word): [string, SeedMeaning] => [word, '']),
  ...Object.entries(MISSPELT),
  ...Object.entries(PETS).flatMap(([means, others]) =>
    others
      .split(' ')
      .map((other): [string, SeedMeaning] => [other, { means, pages: ['/article/flowers-and-pets'] }]),
  ),
])
