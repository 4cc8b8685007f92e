import { stemsOf } from '../products/recipe.ts'
import type { SeedArticle } from '../../../store/seed/seed-data.ts'

/** How to keep flowers. */
export const CARE_ARTICLES: readonly SeedArticle[] = [
  {
    slug: 'how-to-make-cut-flowers-last',
    title: 'How to make cut flowers last a week longer',
    lead: 'Clean water, a fresh cut and a cool room do nearly all of it. The rest is knowing which advice to ignore.',
    author: 'Hester Vane',
    topic: 'care',
    publishedOn: '2025-03-04',
    scene: 'studio',
    stems: stemsOf('5 pink rose, 4 white freesia, 3 green eucalyptus'),
    imageAlt: 'A florist’s bench with scissors, a jug and freshly cut stems',
    collectionSlug: 'hand-tied',
    body: `A cut flower is a straw with petals on it. Everything that keeps it alive keeps the straw open, and everything that kills it early blocks the straw. Once you think of it that way, most of the advice you have heard sorts itself into two piles.

## The first ten minutes

Unwrap the bouquet as soon as it arrives, and leave the string on if you like the shape. Find a clean vase: clean enough to drink from. A vase that looks clean can still hold a film of bacteria from the last bunch, and bacteria block stems faster than anything else in the house. Wash it with hot water and washing-up liquid, and use a bottle brush for narrow necks.

Fill it two thirds with cold water from the tap. Lukewarm is fine, and slightly better for stems that look thirsty; hot water is for tulips only in stories.

Now cut two centimetres off every stem, at a slant, with sharp scissors or a knife. The slant matters less than the freshness. A stem that has been out of water for an hour has drawn air into its end, and the cut takes the air away. Put each one into the vase at once rather than laying them all on the table to admire.

Take off any leaf that would sit below the water. This is the step people skip and the one that shows on day four, when a drowned leaf has turned the vase into soup.

## What to put in the water

The sachet, if you have one. It holds sugar to feed the buds, an acid that helps the stem drink, and a little something to keep bacteria down. Use the whole sachet in the amount of water it says: half a dose feeds the bacteria and not the flowers.

No sachet? A teaspoon of sugar, two teaspoons of lemon juice and three drops of thin household bleach to a litre does roughly the same. Aspirin, copper coins and vodka have all been tried by people with more patience than we have, and they make little difference. Lemonade works, in the sense that it is sugar and acid, and costs more than a sachet.

[[products: hand-tied]]

## Every second day

Change the water. Do not top it up; tip it out, rinse the vase and start again. Take another centimetre off the stems while you are there. It takes three minutes, and it is worth more than everything else on this page together.

Pull out whatever has finished. Flowers that are dying give off ethylene, a gas that tells their neighbours to do the same. One browning carnation can take a week off a bouquet.

## Where to stand it

Cool, bright and out of the sun. A hallway is better than a sitting room, and a north window better than a south one. Keep the vase away from radiators, from the top of the television and, above all, from the fruit bowl. Apples and bananas breathe out ethylene all day.

If you want to be thorough, move the flowers somewhere cold overnight. Florists keep theirs at about five degrees. An unheated porch in November does very well.

## When something droops early

A rose that hangs its head on the second day has an air lock, not a grudge. Recut it under water, wrap the flower loosely in newspaper and stand it up to the neck in cool water for two hours. It will usually lift. Hydrangeas drink through their petals: lay the whole head in a basin for half an hour and they come back as if nothing had been said.

Gerberas and ranunculus have soft stems that rot when they stand deep. Give them only five centimetres of water and change it often.

## How long is long enough?

Carnations, chrysanthemums and orchids go on for two or three weeks. Roses and lisianthus manage eight to ten days. Tulips and anemones give you five or six. Peonies are the shortest and the best: four glorious days. If you get those numbers, you have done it properly. If ours do not reach a week, send us a photograph and we will put it right.`,
  },
  {
    slug: 'rose-care-from-bud-to-petal',
    title: 'Roses at home, from tight bud to last petal',
    lead: 'Why the outer petals look bruised, what to do about a bowed head, and how to choose between a Kenyan and a Dutch stem.',
    author: 'Tom Ashdown',
    topic: 'care',
    publishedOn: '2025-02-06',
    scene: 'table',
    stems: stemsOf('12 red rose, 3 green eucalyptus'),
    imageAlt: 'Red roses opening in a glass vase on a table',
    collectionSlug: 'roses',
    body: `Roses have a reputation for being difficult, which they have earned mostly in warm shops. At home, with clean water, a rose is one of the steadier cut flowers there is. Here is what a dozen of them ask of you over ten days.

## On arrival

They come as buds, and that is a kindness: an open rose has already spent half its life. Look at the outer petals. Two or three may be greenish, creased or edged with brown. Those are guard petals. They grew on the outside to take the weather, and growers leave them on for the journey. Hold the head gently and pull each one down and sideways. What is underneath is perfect.

Strip the leaves from the bottom half of each stem. We take the thorns off before we tie; if you have roses from somewhere else, do not scrape the bark to get rid of them, because the wound lets bacteria in. Snap the thorns off sideways with your thumb.

Cut the stems at a slant and put them into deep, cool water. Deep matters for roses. Their stems are woody and drink slowly, and pressure helps.

## The third day

This is when they open. If you want it sooner, stand the vase somewhere warm for an afternoon; if you want to hold them back for Saturday, put it in the coolest room you have. You can steer a rose by about two days either way.

Change the water completely, and cut again. A rose that has been recut every other day will comfortably see out a week, and often ten days.

[[products: red-roses]]

## The bowed head

Sometimes a rose bends at the neck before it has opened. Florists call it bent neck, and it is nearly always an air bubble in the stem. Do not throw it out. Cut three centimetres off, under water if you can manage it, then roll the rose in a sheet of newspaper so that the head is held upright, and stand it up to the chin in cool water for a couple of hours. Four out of five recover and never mention it again.

## Short stems and long ones

We sell both, and people ask which are better. They are different flowers.

**Short roses** are grown in Kenya, at altitude, near the equator, where twelve hours of light every day of the year make neat, strong blooms on stems of about forty centimetres. They cost less, travel well and suit a jug, a bedside table or a low bowl.

**Long roses** are a premium Dutch variety. The stems are sixty centimetres or more and the bud is much larger, so that a bouquet of the long ones looks about twice the size of the same number of short ones. They open slowly, to the width of a teacup. They need a tall vase, and a table that can live up to it.

If the vase you have in mind is under twenty-five centimetres, buy short. If you would have to cut a long rose in half to fit, you are paying for stem that goes on the compost.

## A word on scent

Most roses bred for cutting have little of it. Scent and vase life pull against each other: the oils that smell so good also make thin, quick petals. If scent matters to you, look for spray roses and garden types, accept six days in place of ten, and put one beside the bed.

## The end

When the petals start to fall, take them off all together and dry them on a tray in a dark cupboard for a fortnight. They keep their colour if they never see the sun. Or cut the stems down to the length of your hand and float the heads in a bowl; it gives them two more days, and it is very pretty by candlelight.

Roses should not end in a slimy vase. Nobody remembers the first day if they had to carry out the tenth.`,
  },
  {
    slug: 'tulips-that-keep-growing',
    title: 'Why your tulips will not stay still',
    lead: 'They grow in the vase, they turn to the window, they droop and stand up again. None of it is your fault.',
    author: 'Hester Vane',
    topic: 'care',
    publishedOn: '2025-03-21',
    scene: 'windowsill',
    stems: stemsOf('9 yellow tulip, 6 pink tulip'),
    imageAlt: 'Yellow and pink tulips in a jug on a windowsill',
    collectionSlug: 'tulips',
    body: `You arrange them after breakfast, short and upright, the picture of order. By supper they have thrown themselves over the side of the vase and are looking at the lamp. Tulips are the only common cut flower that goes on growing after it has been cut, sometimes by five centimetres or more. Everything that is odd about them follows from that.

## What is happening in there

A tulip stem lengthens just below the flower, and it lengthens fastest on the side away from the light. So it bends. When the lamp goes on in the evening it bends the other way, and by the end of the week the whole bunch has drawn a slow figure of eight. The petals join in: they open in warmth and close when it is cool, several times over.

You may fight this or enjoy it. We recommend enjoying it. The Dutch painters did, and nobody has told them to tidy up.

## Straight stems for the first days

Leave the paper on. When you get tulips home, or they come to you, recut the ends, keep them wrapped tightly to the top of the flowers and stand the whole parcel in cold water, up to the leaves, for two hours. The stems fill up while they are held straight, and stay straight for a day or two after.

Cut tulips straight across, not at a slant: they are soft and drink easily, and a point only gets crushed on the bottom of the vase. Cut off the white part of the stem, if there is any, since it takes up water poorly.

Then use a vase that reaches half-way up the stems. In something low and wide they will lie down within the hour.

## Cold water, and not much of it

Five to eight centimetres is plenty, topped up every day with cold water. Tulips are greedy. They can empty a small vase overnight, and a tulip that has run dry goes limp from the neck. Recut it, wrap it and give it two hours; it usually forgives you.

Flower food does little for them. It makes the leaves yellow and the stems grow even faster. Clean water is better.

[[products: tulips]]

## Old wives and pennies

A copper coin does nothing, as there is hardly any copper in modern coins and it would not dissolve if there were. A pin pushed through the stem just under the flower is supposed to stop it growing; in our trials the pricked ones bent like all the others, and leaked. A drop of vodka does slow growth, because alcohol checks the hormone that stretches the stem. It also shortens the life of the flower. We keep ours for other purposes.

## Never with daffodils

Not straight away, at any rate. Freshly cut daffodils give off a sap that clogs other stems, and tulips suffer more than most. If you want both in one vase, stand the daffodils by themselves in a bucket overnight and do not recut them before you mix them.

## Choosing

Buy them closed, with the colour just showing and the leaves squeaky. A bunch that squeaks when you rub it is fresh. British tulips come from Lincolnshire and Cornwall from January, under glass, and from the open field in April and May; those have the thickest stems and last the longest.

Plain ones last about six days. Parrot tulips, with fringed and feathered petals, are heavier and shorter-lived, and look best in the two days before they collapse. Double ones are sold as peony tulips, which is fair: by the third day you have to look twice.

## The last act

A tulip at the end does not shrivel. It opens flat, shows you the dark star in its middle, and drops its petals all in one go, still bright. Leave them on the table for an evening. It is one of the better exits in the plant world.`,
  },
  {
    slug: 'flowers-and-pets',
    title: 'Flowers and pets: what to keep off the table',
    lead: 'Lilies and cats must never share a house. Most other flowers can, with a little thought.',
    author: 'Priya Raman',
    topic: 'care',
    publishedOn: '2025-05-12',
    scene: 'windowsill',
    stems: stemsOf('5 yellow sunflower, 4 orange gerbera, 3 pink snapdragon'),
    imageAlt: 'Sunflowers and snapdragons in a jug on a windowsill',
    collectionSlug: 'flowers',
    body: `We ask one question more often than any other when we take an order by telephone, and it is not about colour. It is: do they have a cat? This is why.

## Lilies: never where a cat lives

True lilies and day lilies, *Lilium* and *Hemerocallis*, are deadly to cats. Every part is: petals, leaves, stems, the pollen and the water in the vase. A cat need not chew one. It is enough to brush past, get pollen on its coat and lick it off. The kidneys fail within one to three days.

If a cat has been near a lily, ring a vet at once, at any hour, and do not wait to see whether it becomes ill. Treatment in the first hours usually works. Treatment on the second day often does not.

Taking the anthers out, as florists do to stop the pollen staining, makes a lily tidier and not safe. There is no safe way to keep lilies in a house with a cat. Please do not send them to one, and if you do not know, choose something else.

Dogs are not at risk in the same way. They may be sick if they eat one.

## Flowers that upset a stomach

These are unlikely to kill, and will make a dog or cat miserable if eaten in any quantity:

- **Daffodils and narcissi.** The bulbs are the worst, the vase water next.
- **Tulips and hyacinths.** Again mostly the bulbs.
- **Hydrangeas.** Leaves and buds hold a compound that upsets the gut.
- **Chrysanthemums.** A rash on the skin, or sickness.
- **Carnations.** A mild upset.
- **Alstroemeria.** Called Peruvian lily, and not a true lily: mild, and not in the same league as the real thing.
- **Eucalyptus.** Sickness and dribbling, if it is chewed.
- **Delphinium and larkspur.** Poisonous in earnest to grazing animals and unwise for dogs. Yes, we named a shop after it; keep it out of reach.

Lily of the valley and foxglove are a different matter again. Both act on the heart and can kill. We do not sell either in bouquets.

## Flowers to send without a worry

Roses, sunflowers, gerberas, snapdragons, lisianthus, freesias, orchids and statice are all considered harmless to cats and dogs. A rose thorn in a paw is the worst of it, and we strip those. That list is long enough for a splendid bouquet, and if you write *there is a cat* in the note at checkout, that is what the florist will work from.

[[products: sunflowers]]

## House plants

They matter more than flowers, because they stay. Peace lilies, dieffenbachia, philodendron and monstera all hold needle-like crystals that burn the mouth; a cat will not eat them twice, though once is unpleasant. Aloe upsets the gut. Sago palm is truly dangerous to dogs.

Moth orchids, spider plants, parlour palms, African violets and most ferns are safe. Succulents vary: echeveria and haworthia are fine, jade plants are not.

## The vase itself

Most accidents we hear of have nothing to do with poison. A tall vase on a low table is a toy. Use something heavy and short, put a few clean pebbles in the bottom, and stand it where a tail does not sweep. Flower food in the water is not very poisonous, but it tastes sweet and is not meant to be drunk, so if yours is an animal that drinks from vases, use plain water and change it every day.

## Who to ring

Your own vet first. In the UK the Animal PoisonLine, run by the Veterinary Poisons Information Service, answers day and night for a fee, and will tell you whether a trip is needed. Take the plant, or a photograph of it, with you. *It was yellow* is hard to look up.`,
  },
  {
    slug: 'conditioning-garden-flowers',
    title: 'How to condition flowers like a florist',
    lead: 'The quiet hours between cutting and arranging decide how long a bunch lasts. Here is what happens in our cold room, scaled down to a kitchen.',
    author: 'Tom Ashdown',
    topic: 'care',
    publishedOn: '2025-07-15',
    scene: 'studio',
    stems: stemsOf('4 blue delphinium, 5 blush peony, 4 purple lavender'),
    imageAlt: 'Buckets of delphiniums and peonies standing in a cool workshop',
    collectionSlug: 'mixed',
    body: `Between the field and the bouquet there is a day when nothing seems to happen. The flowers stand in buckets, in the dark and the cold, up to their necks in water. We call it conditioning, and it is the least glamorous and most useful thing a florist does. It works just as well with a bunch from your own garden.

## Cut at the right end of the day

Early morning is best, while the stems are full and before the dew is off. Evening is second. The middle of a hot day is worst: a flower that has been losing water for six hours starts its life in the vase with a debt it never quite pays.

Carry a bucket of water with you. A stem that goes from plant to water in ten seconds will beat one that lay in a basket while you chatted to a neighbour.

Cut at the right stage, too. Peonies when the bud feels like a marshmallow. Roses as the outer petals loosen. Dahlias and zinnias fully open, as they never open further indoors. Sweet peas when the bottom flower is out and the top one is not. Gladioli and delphiniums with the lowest third showing colour.

## Strip, then soak

Take off all the leaves that would be under water and about half of those above. Leaves lose water; flowers are what you want to keep.

Then stand everything in deep water somewhere cool and dim for at least four hours, and better overnight. A garage, a larder or the floor of a bathroom will do. When you arrange them next day, every stem will be as full as it can be.

## Stems that need something more

Not all straws are the same.

- **Woody stems**, such as lilac, viburnum and blossom: cut at a long slant, then make a slit of two centimetres up from the end. Do not hammer them. Crushing looks purposeful and blocks the very tubes you want to open.
- **Milky stems**, such as poppies and euphorbia: they bleed a sap that seals the end and fouls the water. Dip the cut end in just-boiled water for ten seconds, or singe it with a flame. Wear gloves for euphorbia, as the sap burns skin.
- **Hollow stems**, such as delphiniums, lupins and amaryllis: turn them upside down, fill the stem with water, put your thumb over the end and lower it into the vase.
- **Soft stems**, such as gerberas, ranunculus and anemones: shallow water, changed often.
- **Hydrangeas**: dip the end in boiling water for half a minute, then put the whole stem in deep cold water. A limp head can be laid in a basin until it revives.
- **Daffodils**: by themselves, overnight, to let the sap run out.

[[products: mixed]]

## Reviving the sulkers

Some flowers, hellebores and sweet rocket among them, flop however kindly they are treated. Searing helps: two centimetres of stem in just-boiled water for twenty seconds, with the head wrapped in paper against the steam, then straight into a deep cold bath. It feels brutal. It drives out the air and kills what lives in the cut.

## Clean buckets

We wash ours every day with hot water and a little bleach. If a bucket has a ring in it, the flowers in it are already ageing. It is a poor return on an early morning to put good stems in dirty water, and the commonest mistake there is.

## Then arrange

By now you have had the flowers for a day and have made nothing. That is as it should be. The bunch you put together the next morning will stand up straighter, open more evenly and last, in our experience, three to four days longer than the one that went from garden to vase in a quarter of an hour.`,
  },
]
