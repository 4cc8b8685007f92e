import { stemsOf } from '../products/recipe.ts'
import type { SeedArticle } from '../../../store/seed/seed-data.ts'

/** What grows when. */
export const SEASON_ARTICLES: readonly SeedArticle[] = [
  {
    slug: 'british-flowers-month-by-month',
    title: 'British flowers, month by month',
    lead: 'What is really growing here in January, when to expect the first sweet pea, and why June is unfair to every other month.',
    author: 'Priya Raman',
    topic: 'seasons',
    publishedOn: '2025-04-02',
    scene: 'windowsill',
    stems: stemsOf('6 yellow daffodil, 4 purple anemone, 3 blue iris'),
    imageAlt: 'Daffodils, anemones and irises on a bright windowsill',
    collectionSlug: 'hand-tied',
    body: `About one in seven of the cut flowers sold in Britain is grown here. In some months the share is much higher and in others it is almost nothing, and the price tag rarely tells you which. This is the calendar we buy by.

## January and February

Cornwall and the Isles of Scilly send scented narcissi from before Christmas, flown to the mainland in cardboard boxes that smell of spring when you lift the lid. Lincolnshire has tulips under glass. From hedges and gardens come hellebores, snowdrops, catkins and witch hazel. If you are asked for British roses in February, somebody is mistaken.

## March

Daffodils in earnest: Britain grows more of them than any other country, most of them in Cornwall and Lincolnshire, and they are cut as tight green pencils that open in a day. Anemones come from the south-west, ranunculus from unheated tunnels. Mothering Sunday falls here or early in April, at the very moment when there is enough to choose from. Whoever fixed it knew some gardeners.

## April

Field tulips, thick in the stem and long in the vase. Blossom: blackthorn, cherry, then apple. The first stocks, which smell of cloves and keep it up for a week. Narcissi finish with the pheasant's eye, the last and the sweetest.

## May

The hinge of the year. Lilac, alliums, columbines, the first peonies in Sussex and Lincolnshire by the last week, sweet rocket, cow parsley for anybody willing to have it fall on the tablecloth. From now until September a florist who wants to use only British flowers can, and will not be short of anything but time.

## June

Peonies at their peak, for about four weeks. Garden roses, with scent. Delphiniums, foxgloves, sweet peas, pinks, sweet williams, cornflowers, nigella, campanulas. There is more in the market than we can buy. Get married in June if you possibly can.

[[products: peonies]]

## July

Lavender in Kent and Norfolk. Larkspur, scabious, snapdragons, phlox, ammi like lace, hydrangeas beginning. The sweet peas go on as long as somebody picks them every day.

## August

Dahlias, from the size of a button to the size of a plate. Sunflowers, in Lincolnshire by the acre. Gladioli, which have been forgiven for the 1970s. Rudbeckia, zinnias, cosmos and the first grasses. Colours turn from pink to brass.

## September

Dahlias still, and better. Asters, which we are supposed to call Michaelmas daisies. Hydrangea heads turning antique green and plum. Rose hips, blackberries on the branch, oats and barley. To many florists it is the best month, with fewer weddings and longer shadows.

## October

Chrysanthemums, the big shaggy ones that bear no relation to the bunch at the petrol station. Nerines, absurdly pink, from bulbs that sulk all summer. Beech leaves and spindle. The first frost, usually in the last ten days, ends the dahlias in a night.

## November

Hips, berries, seed heads, dried flowers and evergreen. Chrysanthemums continue under cover. What comes from abroad takes over in the vase: roses from Kenya, spray flowers from the Netherlands.

## December

Holly, ivy, mistletoe, pine and the first narcissi from Scilly, picked in their shirtsleeves by people who will tell you so. Amaryllis from Dutch bulbs, and hellebores if they have been asked nicely.

## How we use this

From March to October a good share of what we tie is grown here; in July, most of it. In winter we buy from growers in the Netherlands and East Africa whose treatment of people and water is certified by somebody other than themselves. We would sooner say so than put a Union flag on a Kenyan rose.

If you would like only British stems between May and September, write it in the note to the florist. It will cost the same, and you will get what the field had that morning.`,
  },
  {
    slug: 'the-short-season-of-peonies',
    title: 'The short season of peonies',
    lead: 'Six weeks from the first tight bud to the last blown petal: when to order, how to open them, and how to make four days feel like ten.',
    author: 'Hester Vane',
    topic: 'seasons',
    publishedOn: '2025-05-28',
    scene: 'garden',
    stems: stemsOf('7 blush peony, 4 coral peony, 3 green eucalyptus'),
    imageAlt: 'Blush and coral peonies in a basket on a garden bench',
    collectionSlug: 'peonies',
    body: `There is a week at the end of May when the telephone rings and somebody asks, without saying hello, whether they are in. We know what *they* are.

Peonies have the shortest season of any flower people ask for by name. British ones begin in the last days of May, peak in the middle of June and are finished by early July. Dutch growers stretch it by a few weeks on either side with tunnels in spring and cold stores in summer. Some come from Chile and New Zealand in November, at prices that remind you how far they have flown. Outside those months, anything sold as a peony is a rose with ambitions.

## Buy them closed

A peony in the bud should feel like a marshmallow between finger and thumb: soft, with some give. Hard as a marble, and it has been cut too early and may never open. Already open, and you are looking at half of it.

Do not be put off by how plain they look. A bunch of tight buds on a Monday will have doubled in size by Wednesday and again by Friday.

## Opening them

Recut the stems by two or three centimetres and stand the bunch in deep, lukewarm water with flower food. Rinse the buds under the tap if they feel sticky: peonies weep a sweet sap that glues the outer petals together, and it is what the ants are after in the garden. In a warm, bright room they open in one to two days.

If one refuses, dip the whole head in lukewarm water for half a minute, shake it gently, and roll the bud between your palms. This is not superstition. It dissolves the sap.

## Holding them back

You have them on Wednesday and need them on Saturday. Stand them in the coldest place that is not freezing, in little water, with paper round the heads. A closed bud can be kept dry, wrapped in newspaper and lying flat in the salad drawer, for a fortnight or more; growers do it for months at a whisker above zero. Recut it, give it warm water and allow two days. Keep the fruit out of the same drawer.

[[products: peonies]]

## Four days

Once open, a peony gives you about four days, five if the room is cool. It does not fade so much as lighten. **Coral Charm** is the one to watch: it begins the colour of a boiled prawn, turns apricot, then cream, then nearly white, a different flower every morning. **Sarah Bernhardt** is the pale pink double that everybody pictures, with a scent like cold cream and lemon. **Duchesse de Nemours** is white with a green heart, and smells of lily of the valley. **Red Charm** is a ball of crimson that looks good with nothing and needs nothing.

Change the water every day at this stage. They drink like horses.

## What to put with them

Less than you think. Three open peonies in a tumbler are an arrangement. If you want company for them, choose things that are small and dry: sweet williams, nigella, alchemilla, a little eucalyptus. Roses beside peonies always look as though they are trying too hard.

Give them a low vase with a wide mouth. The heads are heavy, and a tall narrow one tips over in the small hours, with a noise.

## After the petals

A peony does not wither. It lets go all at once, with a soft sort of thump, often while people are at dinner. Leave the petals where they fall. Or gather them, spread them out on a baking tray in a barely warm oven for an hour with the door ajar, and keep them in a jar for the winter.

## When to order

If you want peonies for a day in June, tell us a week before. We buy them by the box, at auction or straight from the field, and the last boxes go early. If the day is in August, let us talk you into dahlias.`,
  },
  {
    slug: 'autumn-flowers-worth-waiting-for',
    title: 'Autumn flowers worth waiting for',
    lead: 'Chrysanthemums as they should be, hydrangeas turning, berries on the branch. A case for the quietest and richest season.',
    author: 'Tom Ashdown',
    topic: 'seasons',
    publishedOn: '2025-09-23',
    scene: 'table',
    stems: stemsOf('5 orange chrysanthemum, 4 burgundy carnation, 3 purple hydrangea'),
    imageAlt: 'Chrysanthemums and hydrangeas in autumn colours on a table',
    collectionSlug: 'hand-tied',
    body: `Spring gets the poems. Autumn gets the colours: rust, plum, mustard, oxblood, a green gone grey at the edges. A florist who is let loose in late September comes back with armfuls, and usually with leaves in their hair.

## Chrysanthemums, properly

Forget the stiff bunch in cellophane. The chrysanthemums worth having are grown one flower to a stem, and come in shapes that sound like a naturalist's notebook: incurved, reflexed, spider, spoon, quill. A bronze incurved bloom is as big as a grapefruit and lasts three weeks. In Japan it is the flower of the emperor, and there are people who give it a room of its own.

In parts of Europe they belong to All Saints and the cemetery, so think twice before sending white ones to Italian, French or Polish friends. In Britain nobody minds, and in the vase nothing lasts longer.

## Hydrangeas on the turn

A hydrangea that was sky blue in July is, by the end of September, the colour of an old postcard: sea green, slate, wine at the edges. The petals have thickened and become papery, and at this point they can be dried without any skill at all. Stand them in two centimetres of water, forget about them, and they will have dried upright by the time the water is gone. They keep their colour until spring.

Cut too early, they only wilt. If a head feels like cloth, wait; if it rustles, cut.

[[products: hydrangeas]]

## Dahlias until the frost

Everything a dahlia has is in the last six weeks. They have been flowering since July and only get better, as cool nights deepen the colour. Take them fully open, as they do not open further in the vase, and give them clean water every day. Five or six days is a good innings.

On the morning after the first hard frost they are black to the ground. Growers go out with a torch the night before and cut everything.

## Berries, hips and hay

What makes an autumn bouquet is often not a flower at all:

- **Rose hips**, from orange to nearly black. They last a month, and longer without water.
- **Snowberries and symphoricarpos**, like small pearls; they roll everywhere, so not over a pale carpet.
- **Hypericum**, with polished berries in rust, peach and green.
- **Old man's beard**, wild clematis gone to seed, from any chalky hedge.
- **Grasses and oats**, which bring movement, and shed.
- **Beech**, copper now; put it in equal parts glycerine and hot water for a week and it stays supple all winter.

## Colours that like each other

Rust with pale pink is unexpected and very good. Burgundy with apricot is safe. Mustard wants something grey beside it: eucalyptus, dusty miller, the underside of a leaf. Plum and lime look like a party, in the best way. The one mix to avoid is everything at once, which ends up looking like a carpet in a pub.

## Keeping them

The heating goes on in October, and a bouquet feels it. Stand the vase as far as you can from a radiator, and top it up daily, as dry indoor air takes water out of petals more quickly than summer does. On the other hand, the porch is cold at night. Put them out there with the milk.

## And a candle

Autumn flowers were made for lamplight. Arrange them low, so that people can see over them, with the big heads deep in the middle and the wispy things reaching out. Then turn off the ceiling light. If you do nothing else with this article, do that.`,
  },
  {
    slug: 'winter-flowers-and-a-lasting-wreath',
    title: 'Winter flowers, and how to make a wreath that lasts',
    lead: 'Amaryllis, hellebores, the first narcissi: there is more to winter than poinsettias. With a wreath in seven steps.',
    author: 'Priya Raman',
    topic: 'seasons',
    publishedOn: '2025-11-27',
    scene: 'doorstep',
    stems: stemsOf('5 red carnation, 4 white anemone, 6 green eucalyptus'),
    imageAlt: 'A front door in winter with greenery and red flowers',
    collectionSlug: 'christmas-flowers',
    body: `A winter bouquet has to work harder than any other. The light is low, the room is warm and dry, and everybody has seen holly before. These are the flowers we rely on between November and March.

## Amaryllis

Sold as a cut flower from November, on a stem as thick as a broom handle. The stem is hollow, and the flowers are heavy enough to snap it, so push a thin cane up inside or tie a rubber band round the end to stop it splitting and curling. Shallow water, changed every three days. Four trumpets open one after another over two weeks. Red and white are traditional; the pale green one is better.

## Anemones

From the south of France and from Cornwall, with black centres like a well-drawn eye. They close at night and open in the morning, lean towards the window and go on growing. Six days.

## Narcissi

The scented ones from the Isles of Scilly start before Christmas. Put them in a room you want people to come into. They are best by themselves, in cold water, without being recut once they have settled, since every cut lets the sap run.

## Hellebores

The Christmas rose is not a rose and rarely out at Christmas; most come in February. Cut them only once the seed pods have begun to swell, or they will faint. If they do, float the heads in a bowl of water, face up, which is in any case the only way to see inside.

[[products: christmas-flowers]]

## Poinsettias

They hate draughts, wet feet and the journey home. Keep them in sleeves on the way, stand them at fifteen to twenty degrees, and water when the pot feels light. They are not very poisonous, whatever you may have heard. Mistletoe berries are another matter and should hang well out of reach.

## A wreath in seven steps

You need a copper or willow ring of about thirty centimetres, a reel of fine wire, two carrier bags of moss and a great deal of greenery. Allow an hour and a half.

1. **Pad the ring** with damp moss and bind it on, round and round, as thick as your wrist. The moss holds water, and that is what makes the wreath last.
2. **Cut the greenery** into pieces the length of your hand: spruce, bay, eucalyptus, ivy with berries, rosemary.
3. **Make bundles** of five or six pieces, mixed, with the longest at the back.
4. **Bind the first bundle** on to the ring with three turns of wire, and do not cut the wire.
5. **Lay the next** so that it covers the stems of the one before, all facing the same way. Keep going. It takes about fourteen.
6. **Tuck the last** under the head of the first and fasten off at the back.
7. **Add the fancy things** last, each on its own wire: cones, dried orange, hips, a ribbon that is longer than seems reasonable.

Hang it outside. A wreath on a cold north-facing door will see Twelfth Night; the same one over a fireplace will be crisp in ten days. Take it down once a week, lay it in the bath for ten minutes and let it drip.

## Warm rooms, dry air

Central heating is what ends winter flowers early. Turn the vase away from the radiator, mist the leaves if you remember, and put the whole thing in an unheated room overnight. A bunch that sleeps in the cold looks two days younger in the morning. So, we are told, do people.

## January

When the tree has gone, the room looks bare. That is the moment for a bowl of hyacinths, a jug of catkins, or a bunch of tulips from Lincolnshire, which come into the market in the very week that everybody needs them.`,
  },
]
